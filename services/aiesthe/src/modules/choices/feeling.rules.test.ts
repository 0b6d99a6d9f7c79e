import { describe, expect, it } from 'vitest'
import { playReward } from '../diagnosis/emotions.rules.ts'
import { feelingCode, feelingReward, feelings } from './feeling.rules.ts'

describe('reported feelings', () => {
  it.each([
    ['worse', 1, 0.2],
    ['same', 2, 0.5],
    ['better', 3, 0.8],
  ] as const)('%s is stored as %i and rewarded with %d', (feeling, code, reward) => {
    expect([feelingCode(feeling), feelingReward(feeling)]).toEqual([code, reward])
  })

  it('have rewards beyond those of plays but short of 0 and 1', () => {
    const [worse = 0, , better = 0] = feelings.map(feelingReward)
    expect(worse).toBeLessThan(playReward(1, 600))
    expect(better).toBeGreaterThan(playReward(600, 600))
    expect([worse > 0, better < 1]).toEqual([true, true])
  })
})
