import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findAccompaniment } from './accompaniment.rules.ts'

const ids = fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 12 })

describe('findAccompaniment', () => {
  it('ignores the order of the candidates and never returns the sound itself', () => {
    fc.assert(
      fc.property(ids, (all) => {
        const [main = ''] = all
        const candidates = all.map((id) => ({ id }))
        const found = findAccompaniment(main, candidates)
        expect(found?.id).not.toBe(main)
        expect(findAccompaniment(main, candidates.toReversed())).toEqual(found)
      }),
    )
  })

  it('switches only to the new candidate when one is added', () => {
    fc.assert(
      fc.property(ids, fc.uuid(), (all, added) => {
        const [main = '', ...others] = all
        fc.pre(added !== main)
        const before = findAccompaniment(
          main,
          others.map((id) => ({ id })),
        )
        const after = findAccompaniment(
          main,
          [...others, added].map((id) => ({ id })),
        )
        expect([before?.id, added]).toContain(after?.id)
      }),
    )
  })

  it('spreads main sounds evenly over the candidates', () => {
    const candidates = Array.from({ length: 8 }, (_, index) => ({
      id: `019aa000-0000-7000-8000-00000000000${index}`,
    }))
    const counts = new Map<string, number>()
    for (let main = 0; main < 4000; main++) {
      const id =
        findAccompaniment(`019bb000-0000-7000-8000-${String(main).padStart(12, '0')}`, candidates)?.id ?? ''
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    for (const { id } of candidates) {
      expect(counts.get(id)).toBeGreaterThan(400)
      expect(counts.get(id)).toBeLessThan(600)
    }
  })

  it('returns nothing when there is no other sound', () => {
    expect(findAccompaniment('a', [{ id: 'a' }])).toBeUndefined()
  })
})
