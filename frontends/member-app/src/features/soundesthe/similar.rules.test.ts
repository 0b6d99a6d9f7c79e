import { describe, expect, it } from 'vitest'
import { type ComparableSound, listSimilarSounds } from './similar.rules.ts'

const sound = (id: string, more: Partial<ComparableSound> = {}): ComparableSound => ({
  id,
  genre: id,
  purposeCode: null,
  tagCodes: [],
  ...more,
})
const ids = (one: ComparableSound, ...others: ComparableSound[]) =>
  listSimilarSounds(one, [one, ...others]).map(({ id }) => id)

describe('similar sounds', () => {
  it.each([
    ['the scene of its landscape', { landscape: { scene: 'sea' } }, { landscape: { scene: 'sea' } }],
    ['the genre', { genre: '海' }, { genre: '海' }],
    ['a tag', { tagCodes: ['water', 'night'] }, { tagCodes: ['water'] }],
    ['the purpose', { purposeCode: '02' }, { purposeCode: '02' }],
    ['a carrier near its own', { frequencies: [44, 220] }, { frequencies: [50] }],
  ])('share %s', (_what, one, other) => {
    expect(ids(sound('one', one), sound('other', other))).toEqual(['other'])
  })

  it('are not those that share nothing, nor the sound itself', () => {
    expect(
      ids(sound('one', { frequencies: [44] }), sound('far', { frequencies: [88] }), sound('none')),
    ).toEqual([])
  })

  it('begin with those that share most, equal ones in their order, eight at most', () => {
    const one = sound('one', { genre: '海', tagCodes: ['water'] })
    const both = sound('both', { genre: '海', tagCodes: ['water'] })
    const same = Array.from({ length: 10 }, (_, index) => sound(`g${index}`, { genre: '海' }))
    expect(ids(one, ...same, both)).toEqual(['both', 'g0', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6'])
  })
})
