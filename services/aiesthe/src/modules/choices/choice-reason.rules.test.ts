import { describe, expect, it } from 'vitest'
import { reasonFor } from './choice-reason.rules.ts'
import type { Cluster } from './clusters.rules.ts'
import type { Tallies } from './experience.rules.ts'

const halves = { 1: 0.5, 2: 0.5, 3: 0.5, 4: 0.5 }
const of = (count: number, mean: number) => ({ count, sum: count * mean })

/** The reason told with a sound of cluster 2. */
function reason(
  o: {
    measured?: Tallies['clusters']
    played?: Tallies['clusters']
    mentalCheck?: Record<Cluster, number>
    expressionType?: Cluster
  } = {},
) {
  const own = {
    measured: { clusters: o.measured ?? {}, sounds: {} },
    played: { clusters: o.played ?? {}, sounds: {} },
  }
  return reasonFor({ own, mentalCheck: o.mentalCheck ?? null, expressionType: o.expressionType ?? null }, 2)
}

describe('what is told as the reason of a choice is true', () => {
  it('learned: measured three times, eased on average, and more than with any other type that was measured', () => {
    expect(reason({ measured: { 2: of(3, 0.6) } })).toBe('learned')
    expect(reason({ measured: { 1: of(9, 0.59), 2: of(3, 0.6), 4: of(1, 0) } })).toBe('learned')
    expect(reason({ measured: { 2: of(3, 0.6) }, mentalCheck: { ...halves, 2: 1 }, expressionType: 2 })).toBe(
      'learned',
    )
  })

  it('not learned from plays without photos, however many', () => {
    expect(reason({ played: { 2: of(3, 0.4) } })).toBe('exploring')
    expect(reason({ played: { 2: of(300, 0.6) } })).toBe('exploring')
    expect(reason({ measured: { 2: of(2, 0.9) }, played: { 2: of(300, 0.6) } })).toBe('exploring')
  })

  it('not learned where expressions did not ease, though nothing else was ever tried', () => {
    expect(reason({ measured: { 2: of(3, 0.1) } })).toBe('exploring')
    expect(reason({ measured: { 2: of(30, 0.5) } })).toBe('exploring')
  })

  it('not learned where another type eased as much or more', () => {
    expect(reason({ measured: { 1: of(5, 0.7), 2: of(5, 0.7), 3: of(5, 0.7), 4: of(5, 0.7) } })).toBe(
      'exploring',
    )
    expect(reason({ measured: { 2: of(5, 0.7), 4: of(1, 0.71) } })).toBe('exploring')
  })

  it('mental-check: only where the answers speak for this type and not for all alike', () => {
    expect(reason({ mentalCheck: { ...halves, 2: 0.6 } })).toBe('mental-check')
    expect(reason({ mentalCheck: { 1: 0.2, 2: 0.6, 3: 0.6, 4: 0.1 } })).toBe('mental-check')
    expect(reason({ mentalCheck: halves })).toBe('exploring')
    expect(reason({ mentalCheck: { 1: 0, 2: 0, 3: 0, 4: 0 }, expressionType: 2 })).toBe('expression')
    expect(reason({ mentalCheck: { ...halves, 3: 0.6 } })).toBe('exploring')
  })

  it('expression: where the photo showed this type; else it is said that we are exploring', () => {
    expect(reason({ expressionType: 2 })).toBe('expression')
    expect(reason({ expressionType: 3 })).toBe('exploring')
    expect(reason()).toBe('exploring')
    expect(reason({ measured: { 2: of(3, 0.1) }, expressionType: 2 })).toBe('expression')
  })
})
