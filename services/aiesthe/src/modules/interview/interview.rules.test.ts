import { describe, expect, it } from 'vitest'
import { computeInterviewClusterFit } from './interview.rules.ts'

const fine = { sleeping: 1, appetite: 1, well: 1, clear: 1 } as const

describe('computeInterviewClusterFit', () => {
  it.each([
    ['clear', 1],
    ['sleeping', 2],
    ['appetite', 3],
    ['well', 4],
  ] as const)('for a no to %s, prefers course %i', (question, cluster) => {
    const fit = computeInterviewClusterFit({ ...fine, [question]: 0 })
    for (const other of [1, 2, 3, 4] as const)
      if (other !== cluster) expect(fit[cluster]).toBeGreaterThan(fit[other])
  })

  it('prefers no course where all answers are fine', () => {
    expect(new Set(Object.values(computeInterviewClusterFit(fine))).size).toBe(1)
  })
})
