/**
 * Returns a password in the form that is hashed, by RFC 8265 (OpaqueString): every blank becomes an ASCII blank and letters are
 * composed, because keyboards of different systems send the same password in different forms. Nothing else of it changes.
 */
export const normalizePassword = (password: string): string =>
  password.replace(/\p{Zs}/gu, ' ').normalize('NFC')

/** Returns the forms in which a password may have been hashed, the current one first; just one when it is in ASCII. */
export const listPasswordForms = (password: string): string[] => [
  ...new Set([normalizePassword(password), password, password.normalize('NFC'), password.normalize('NFD')]),
]
