/** Normalizes a typed login id, ignoring case and surrounding blanks. */
export function normalizeLoginId(typed: string): string {
  return typed.trim().normalize('NFKC').toLowerCase()
}

/** Returns whether a login id is an e-mail address; login names contain no `@`. */
export function isEmailLoginId(loginId: string): boolean {
  return loginId.includes('@')
}
