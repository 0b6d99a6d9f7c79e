import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPairingCode, PAIRING_CODE_LETTERS, parsePairingCode } from './pairing-code.rules.ts'

describe('parsePairingCode', () => {
  it.each([
    ['the code as shown', 'BCDF-GHJK', 'BCDFGHJK'],
    ['lower case with spaces', ' bcdf ghjk ', 'BCDFGHJK'],
    ['full width with a Japanese dash', 'ＢＣＤＦ－ＧＨＪＫ', 'BCDFGHJK'],
    ['the long vowel mark that a Japanese keyboard types', 'BCDFーGHJK', 'BCDFGHJK'],
  ])('accepts %s', (_what, typed, letters) => {
    expect(parsePairingCode(typed)).toBe(letters)
  })

  it.each([
    ['an empty text', ''],
    ['too few letters', 'BCDF-GHJ'],
    ['too many letters', 'BCDF-GHJKL'],
    ['vowels', 'ABCD-EFGH'],
    ['digits', '1234-5678'],
    ['SQL', "BCDF'; --"],
    ['letters that only look alike', 'ВCDFGHJK'],
  ])('rejects %s', (_what, typed) => {
    expect(parsePairingCode(typed)).toBeNull()
  })

  it('returns the letters of every code that is shown', () => {
    const letter = fc.constantFrom(...PAIRING_CODE_LETTERS)
    const letters = fc.array(letter, { minLength: 8, maxLength: 8 }).map((list) => list.join(''))
    fc.assert(fc.property(letters, (code) => parsePairingCode(formatPairingCode(code)) === code))
  })
})
