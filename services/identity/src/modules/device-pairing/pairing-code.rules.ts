/** Consonants that are not mistaken for each other, so that a code is read aloud or typed without doubt and spells no word (RFC 8628, 6.1). */
export const PAIRING_CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'
export const PAIRING_CODE_LENGTH = 8
/** What a device is paired for: to play a section in a session, or as a status board without one. */
export type PairingPurpose = 'pairing' | 'board-pairing'
const LIFETIME_MS = 10 * 60_000

export function computePairingExpiry(now: Date): Date {
  return new Date(now.getTime() + LIFETIME_MS)
}

/** Returns the code as it is shown, in two groups of four letters. */
export function formatPairingCode(letters: string): string {
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** Returns the letters of a code however it was typed, in lower case, full width or without its hyphen, or null for what can be none. */
export function parsePairingCode(typed: string): string | null {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Dash}ー]/gu, '')
  const isCode =
    letters.length === PAIRING_CODE_LENGTH &&
    [...letters].every((letter) => PAIRING_CODE_LETTERS.includes(letter))
  return isCode ? letters : null
}
