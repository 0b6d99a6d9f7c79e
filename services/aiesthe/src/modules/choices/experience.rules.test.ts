import { describe, expect, it } from 'vitest'
import { excludeOwn, type SoundRewards, toExperience } from './experience.rules.ts'

const of = (soundId: string, cluster: 1 | 2, [count, sum]: [number, number], plays = 0): SoundRewards => ({
  soundId,
  cluster,
  measured: { count, sum },
  played: { count: plays, sum: plays * 0.5 },
})

describe('experience from rewards', () => {
  it('adds up rewards by sound and by cluster, measurements apart from plays', () => {
    const { measured, played } = toExperience([
      of('a', 1, [2, 1.5], 4),
      of('b', 1, [1, 0.5]),
      of('c', 2, [0, 0], 2),
    ])
    expect(measured).toEqual({
      clusters: { 1: { count: 3, sum: 2 } },
      sounds: { a: { count: 2, sum: 1.5 }, b: { count: 1, sum: 0.5 } },
    })
    expect(played).toEqual({
      clusters: { 1: { count: 4, sum: 2 }, 2: { count: 2, sum: 1 } },
      sounds: { a: { count: 4, sum: 2 }, c: { count: 2, sum: 1 } },
    })
  })

  it('subtracts the member’s own rewards from those of all, never below zero', () => {
    const others = excludeOwn(
      [of('a', 1, [5, 3], 2), of('b', 2, [1, 1])],
      [of('a', 1, [2, 1], 2), of('c', 2, [1, 1])],
    )
    expect(others).toEqual([of('a', 1, [3, 2]), of('b', 2, [1, 1])])
    expect(excludeOwn([of('a', 1, [1, 0.5])], [of('a', 1, [2, 0.1])])).toEqual([of('a', 1, [0, 0])])
  })
})
