/** Normalizes a typed login id, ignoring case and surrounding blanks. */
export function normalizeLoginId(typed: string): string {
  return typed.trim().normalize('NFKC').toLowerCase()
}

/** Login names have no `@`, so the two can't be confused. */
export function isEmail(loginId: string): boolean {
  return loginId.includes('@')
}
