import { randomInt } from 'node:crypto'

/** Letters and digits that are easily confused are left out. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 12

/** Returns a code of 60 random bits that nobody can guess and that is easy to read out on the telephone. */
export function createRandomBonusCode(): string {
  return Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('')
}
