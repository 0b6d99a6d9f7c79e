import fc from 'fast-check'
import { expect, it } from 'vitest'
import { silenceReasons } from '../control/silence-reason.rules.ts'
import { findBoardSectionKind, sortBoardSections } from './board-state.rules.ts'

it.each([
  [null, 'playing'],
  ['closed', 'resting'],
  ['betweenWindows', 'resting'],
  ['starting', 'resting'],
  ['offline', 'attention'],
  ['noDevice', 'attention'],
  ['deviceSilent', 'attention'],
  ['stopped', 'attention'],
  ['muted', 'attention'],
] as const)('takes a section that is silent because of %s as %s', (reason, kind) => {
  expect(findBoardSectionKind(reason)).toBe(kind)
})

it('sorts every section exactly once, those that need a person first, and leaves equal ones in their order', () => {
  const kinds = ['attention', 'resting', 'playing']
  const reasons = fc.array(fc.constantFrom(null, ...silenceReasons), { maxLength: 300 })
  fc.assert(
    fc.property(reasons, (given) => {
      const sections = given.map((reason, place) => ({ reason, place }))
      const sorted = sortBoardSections(sections)
      expect(sorted.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual(
        sections.map(({ place }) => place),
      )
      const order = sorted.map(({ reason }) => kinds.indexOf(findBoardSectionKind(reason)))
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      for (const [index, section] of sorted.entries()) {
        const next = sorted[index + 1]
        if (next && next.reason === section.reason) expect(next.place).toBeGreaterThan(section.place)
      }
    }),
  )
})
