const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Whether a text is a UUID in its 36 characters, small or capital. Other spellings (URNs, braces) and other texts must not meet a column
 * of ids, where each would be an error.
 */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
