import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashText, mixBits } from './hash-text.ts'
import { createSeededRandom } from './seeded-random.ts'

describe('hashText', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('is FNV-1a: %j gives %i', (text, hash) => {
    expect(hashText(text)).toBe(hash)
  })
})

describe('mixBits', () => {
  it('maps different hashes to different numbers, and similar ones far apart', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xfffffffe }), (hash) => {
        const difference = mixBits(hash) ^ mixBits(hash + 1)
        expect(difference).not.toBe(0)
      }),
    )
    expect(mixBits(1)).toBe(0x514e28b7)
  })
})

describe('createSeededRandom', () => {
  it('repeats its numbers for the same seed, within [0, 1)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer()), (seed) => {
        const [first, second] = [createSeededRandom(seed), createSeededRandom(seed)]
        for (let count = 0; count < 20; count++) {
          const drawn = first()
          expect(second()).toBe(drawn)
          expect(drawn >= 0 && drawn < 1).toBe(true)
        }
      }),
    )
  })

  it('takes a text as its hash', () => {
    expect(createSeededRandom('雨')()).toBe(createSeededRandom(hashText('雨'))())
  })
})
