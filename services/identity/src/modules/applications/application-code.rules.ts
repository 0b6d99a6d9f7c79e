/** Codes are read out on the telephone and typed, so 0/O and 1/I are left out. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const CODE_LENGTH = 12
const AGENCY_CODE_LENGTH = 12

/** Returns 12 characters of 32 (60 bits) from as many random bytes. */
export function toApplicationCode(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => letters[byte % letters.length]).join('')
}

/** Returns 12 digits, the first of which is neither 0 nor 1: those are reserved for codes given by hand. */
export function toAgencyCode(bytes: Uint8Array): string {
  const [first = 0, ...rest] = bytes.subarray(0, AGENCY_CODE_LENGTH)
  return `${2 + (first % 8)}${rest.map((byte) => byte % 10).join('')}`
}

/** Normalizes a typed code: small letters and blanks or hyphens between groups are accepted. */
export function normalizeApplicationCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
}
