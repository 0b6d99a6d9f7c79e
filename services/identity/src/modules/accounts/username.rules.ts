const form = /^[A-Za-z0-9]{3,32}$/

/** Login names are half-width letters and digits, 3 to 32 of them. */
export function isUsername(typed: string): boolean {
  return form.test(typed)
}
