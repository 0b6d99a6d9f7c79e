import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accompanimentOf } from './accompaniment.ts'

const ids = fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 12 })

describe('accompanimentOf', () => {
  it('does not depend on the order of the candidates and is never the sound itself', () => {
    fc.assert(
      fc.property(ids, (all) => {
        const [main = ''] = all
        const candidates = all.map((id) => ({ id }))
        const found = accompanimentOf(main, candidates)
        expect(found?.id).not.toBe(main)
        expect(accompanimentOf(main, candidates.toReversed())).toEqual(found)
      }),
    )
  })

  it('changes with a new candidate only to that candidate', () => {
    fc.assert(
      fc.property(ids, fc.uuid(), (all, added) => {
        const [main = '', ...others] = all
        fc.pre(added !== main)
        const before = accompanimentOf(
          main,
          others.map((id) => ({ id })),
        )
        const after = accompanimentOf(
          main,
          [...others, added].map((id) => ({ id })),
        )
        expect([before?.id, added]).toContain(after?.id)
      }),
    )
  })

  it('finds none without another sound', () => {
    expect(accompanimentOf('a', [{ id: 'a' }])).toBeUndefined()
  })
})
