import { describe, expect, it } from 'vitest'
import { findChoiceReason, findClusterGuide } from './choice-reason.rules.ts'
import type { RewardTallies } from './experience.rules.ts'

const halves = { 1: 0.5, 2: 0.5, 3: 0.5, 4: 0.5 }
const of = (count: number, mean: number) => ({ count, sum: count * mean })

describe('findClusterGuide', () => {
  const interview = { source: 'interview' as const, fit: { ...halves, 3: 0.9 } }
  const mentalCheck = { source: 'mental-check' as const, fit: { ...halves, 2: 0.6, 4: 0.6 } }

  it.each([
    [
      'the answers given just now rather than the photo',
      interview,
      1,
      { reason: 'interview', clusters: [3] },
    ],
    ['the photo rather than the mental check', mentalCheck, 1, { reason: 'expression', clusters: [1] }],
    [
      'all best clusters of the mental check',
      mentalCheck,
      null,
      { reason: 'mental-check', clusters: [2, 4] },
    ],
    ['the photo where there are no answers', null, 4, { reason: 'expression', clusters: [4] }],
    [
      'all clusters where answers given just now suit all alike',
      { source: 'interview', fit: halves },
      1,
      { reason: 'interview', clusters: [1, 2, 3, 4] },
    ],
    [
      'null for answers of a mental check that suit all clusters alike',
      { source: 'mental-check', fit: halves },
      null,
      null,
    ],
    ['null without answers and photo', null, null, null],
  ] as const)('returns %s', (_, answers, expressionType, guide) => {
    expect(findClusterGuide({ answers, expressionType })).toEqual(guide)
  })
})

describe('findChoiceReason for a sound of cluster 2', () => {
  const guide = { reason: 'expression' as const, clusters: [2 as const] }
  const reason = (measured: RewardTallies['clusters'], guided = true) =>
    findChoiceReason({ measured, felt: {}, guide: guided ? guide : { ...guide, clusters: [3] } }, 2)

  it('returns learned after three measurements that eased on average more than any other measured type', () => {
    expect(reason({ 2: of(3, 0.6) })).toBe('learned')
    expect(reason({ 1: of(9, 0.59), 2: of(3, 0.6), 4: of(1, 0) }, false)).toBe('learned')
  })

  it.each([
    ['that was measured twice only', { 2: of(2, 0.9) }],
    ['that did not ease the member', { 2: of(30, 0.5) }],
    ['where another type eased as much', { 1: of(5, 0.7), 2: of(5, 0.7) }],
    ['where another type eased more once', { 2: of(5, 0.7), 4: of(1, 0.71) }],
  ])('does not return learned for a cluster %s', (_, measured) => {
    expect(reason(measured)).toBe('expression')
    expect(reason(measured, false)).toBe('exploring')
  })

  it('returns check-in after three said moods that were better on average, unless measurements say as much', () => {
    const felt = { 1: of(5, 0.55), 2: of(3, 0.75) }
    expect(findChoiceReason({ measured: {}, felt, guide }, 2)).toBe('check-in')
    expect(findChoiceReason({ measured: { 2: of(3, 0.6) }, felt, guide }, 2)).toBe('learned')
    expect(findChoiceReason({ measured: {}, felt: { 2: of(2, 1) }, guide }, 2)).toBe('expression')
    expect(findChoiceReason({ measured: {}, felt: { 2: of(9, 0.5) }, guide }, 2)).toBe('expression')
  })

  it('returns exploring without a guide', () => {
    expect(findChoiceReason({ measured: {}, felt: {}, guide: null }, 2)).toBe('exploring')
  })
})
