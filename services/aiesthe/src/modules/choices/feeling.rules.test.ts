import { describe, expect, it } from 'vitest'
import { computePlayReward } from '../diagnosis/emotions.rules.ts'
import { feelings, toFeelingCode, toFeelingReward } from './feeling.rules.ts'

describe('reported feelings', () => {
  it.each([
    ['worse', 1, 0.2],
    ['same', 2, 0.5],
    ['better', 3, 0.8],
  ] as const)('the feeling %s is stored as %i and rewarded with %d', (feeling, code, reward) => {
    expect([toFeelingCode(feeling), toFeelingReward(feeling)]).toEqual([code, reward])
  })

  it('a reported feeling is rewarded more strongly than a play, but never with 0 or 1', () => {
    const [worse = 0, , better = 0] = feelings.map(toFeelingReward)
    expect(worse).toBeLessThan(computePlayReward(1, 600))
    expect(better).toBeGreaterThan(computePlayReward(600, 600))
    expect([worse > 0, better < 1]).toEqual([true, true])
  })
})
