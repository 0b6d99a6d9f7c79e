import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aims,
  type ComposableSound,
  composeNights,
  NIGHT_COUNT,
  nightLengths,
  replaceWithdrawnSounds,
} from './compose-nights.rules.ts'

const anyWish = fc.record({
  aim: fc.constantFrom(...aims),
  minutes: fc.constantFrom(...nightLengths),
  seed: fc.string(),
})
const anySound = fc.record({
  durationMs: fc.integer({ min: 1000, max: 4 * 3600_000 }),
  purposeCode: fc.constantFrom(null, '01', '02', '03', '04'),
  genre: fc.constantFrom(null, { ja: '森' }, { ja: '海' }, { ja: '雨' }),
})
const anyCatalogue = fc
  .array(anySound, { maxLength: 30 })
  .map((sounds) => sounds.map((sound, index): ComposableSound => ({ ...sound, id: `sound-${index}` })))

const sound = (id: string, of: Partial<ComposableSound> = {}): ComposableSound => ({
  id,
  durationMs: 600_000,
  purposeCode: null,
  genre: null,
  ...of,
})
const wish = { aim: 'sleep', minutes: 10, seed: 'hana' } as const

describe('composeNights', () => {
  it('composes seven evenings of any catalogue, each sound about as often as another and never twice in a row', () => {
    fc.assert(
      fc.property(anyCatalogue, anyWish, (sounds, wished) => {
        const nights = composeNights(sounds, wished)
        expect(nights).toHaveLength(sounds.length === 0 ? 0 : NIGHT_COUNT)
        expect(composeNights([...sounds].reverse(), wished)).toEqual(nights)
        expect(new Set(nights).size).toBe(Math.min(sounds.length, NIGHT_COUNT))
        if (sounds.length > 1)
          expect(nights.filter((id, night) => night > 0 && id === nights[night - 1])).toEqual([])
      }),
    )
  })

  it('prefers sounds that were made for the aim', () => {
    const fitting = Array.from({ length: NIGHT_COUNT }, (_, index) =>
      sound(`sleep-${index}`, { purposeCode: '02' }),
    )
    const others = Array.from({ length: 20 }, (_, index) => sound(`desk-${index}`, { purposeCode: '04' }))
    expect([...composeNights([...others, ...fitting], wish)].sort()).toEqual(fitting.map(({ id }) => id))
  })

  it.each(nightLengths)('prefers sounds of about %i minutes', (minutes) => {
    const sounds = nightLengths.flatMap((length) =>
      Array.from({ length: NIGHT_COUNT }, (_, index) =>
        sound(`${length} ${index}`, { durationMs: length * 60_000 }),
      ),
    )
    const nights = composeNights(sounds, { ...wish, minutes })
    expect(nights.every((id) => id.startsWith(`${minutes} `))).toBe(true)
  })

  it('changes the genre from evening to evening where the catalogue allows it', () => {
    const genres = ['森', '海', '雨', '火', '鐘', '雪', '風']
    const sounds = genres.flatMap((ja) => [0, 1].map((index) => sound(`${ja} ${index}`, { genre: { ja } })))
    const nights = composeNights(sounds, wish).map((id) => id.slice(0, 1))
    expect(nights.filter((genre, night) => night > 0 && genre === nights[night - 1])).toEqual([])
  })
})

describe('replaceWithdrawnSounds', () => {
  it('keeps what is still offered and fills only the evenings whose sound was withdrawn', () => {
    fc.assert(
      fc.property(anyCatalogue, anyWish, fc.infiniteStream(fc.boolean()), (sounds, wished, coins) => {
        const composed = composeNights(sounds, wished)
        const offered = sounds.filter(() => coins.next().value)
        const offeredIds = new Set(offered.map(({ id }) => id))
        const nights = replaceWithdrawnSounds(composed, offered, wished)
        expect(replaceWithdrawnSounds(composed, offered, wished)).toEqual(nights)
        if (offered.length === 0) return
        expect(nights.every((id) => offeredIds.has(id))).toBe(true)
        for (const [night, id] of composed.entries()) if (offeredIds.has(id)) expect(nights[night]).toBe(id)
        if (offered.length > 2)
          expect(nights.filter((id, night) => night > 0 && id === nights[night - 1])).toEqual([])
      }),
    )
  })
})
