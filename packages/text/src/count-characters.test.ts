import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countCharacters, isLongerThan, truncateToCharacters } from './count-characters.ts'

const ONE_EACH = [
  'a',
  '花',
  '𠮷',
  '葛\u{E0101}',
  '神\uFE00',
  'か\u3099',
  'e\u0301',
  'ﾊﾟ',
  '👍🏽',
  '❤️',
  '🇯🇵',
  '1️⃣',
  '👨‍👩‍👧‍👦',
  '👩🏻‍❤️‍💋‍👨🏿',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '각',
]
const texts = fc.array(fc.constantFrom(...ONE_EACH.filter((one) => one !== '🇯🇵')), { maxLength: 30 })

describe('countCharacters', () => {
  it.each(ONE_EACH)('counts %s as one', (text) => {
    expect(countCharacters(text)).toBe(1)
    expect(countCharacters(text.repeat(50))).toBe(50)
  })

  it('counts a line break of two code units as one, and an empty text as none', () => {
    expect([countCharacters('a\r\nb'), countCharacters('')]).toEqual([3, 0])
  })

  it('counts a letter with a hundred accents as several', () => {
    expect(countCharacters(`a${'\u0301'.repeat(99)}`)).toBe(7)
  })

  it('never counts more than the code points, nor less than a sixteenth of the code units', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const count = countCharacters(text)
        return count <= [...text].length && count * 16 >= text.length
      }),
    )
  })
})

describe('isLongerThan', () => {
  it('agrees with countCharacters for random texts', () => {
    fc.assert(
      fc.property(texts, fc.nat(30), (parts, max) => {
        const text = parts.join('')
        return isLongerThan(text, max) === countCharacters(text) > max
      }),
    )
  })

  it('decides about a text of ten million code units without counting', () => {
    const text = 'x'.repeat(10_000_000)
    const durations = Array.from({ length: 10 }, () => {
      const before = performance.now()
      expect(isLongerThan(text, 1000)).toBe(true)
      return performance.now() - before
    })
    // One that counts takes longer each time; a busy machine delays some.
    expect(Math.min(...durations)).toBeLessThan(50)
  })
})

describe('truncateToCharacters', () => {
  it('keeps the first characters whole', () => {
    fc.assert(
      fc.property(texts, fc.nat(30), (parts, max) => {
        const cut = truncateToCharacters(parts.join(''), max)
        return cut === parts.slice(0, max).join('')
      }),
    )
  })

  it('never splits a surrogate pair or a variation selector', () => {
    expect(truncateToCharacters('𠮷野𠮷', 1)).toBe('𠮷')
    expect(truncateToCharacters('葛\u{E0101}城', 1)).toBe('葛\u{E0101}')
    expect(truncateToCharacters('👨‍👩‍👧x', 0)).toBe('')
  })
})
