import { randomInt } from 'node:crypto'

/** Without letters and digits that are taken for one another. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 12

/** A code nobody guesses: 60 bits, easy to read out on the telephone. */
export function randomCode(): string {
  return Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('')
}
