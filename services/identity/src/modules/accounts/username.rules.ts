const form = /^[A-Za-z0-9]{3,32}$/

/** Login names have 3 to 32 half-width letters and digits. */
export function isUsername(typed: string): boolean {
  return form.test(typed)
}
