const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Whether a text is a UUID in its 36 characters, in lower or upper case. Other spellings (URNs, braces) and other texts must not be
 * compared with a column of ids, where each would be an error.
 */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
