const printed = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text is an id as Postgres prints it. Anything else from outside must not meet a column of ids, where it would be an error. */
export function isUuid(text: string): boolean {
  return printed.test(text)
}
