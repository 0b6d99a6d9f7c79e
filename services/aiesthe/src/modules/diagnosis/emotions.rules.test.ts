import { describe, expect, it } from 'vitest'
import {
  computeMeasuredReward,
  computePlayReward,
  computeStressPercent,
  type Emotions,
  findExpressionType,
} from './emotions.rules.ts'

const calm: Emotions = { HAPPY: 10, FEAR: 5, SAD: 5, ANGRY: 5 }

describe('findExpressionType', () => {
  it.each<[Partial<Emotions>, number]>([
    [{}, 1],
    [{ HAPPY: 90 }, 1],
    [{ FEAR: 19 }, 1],
    [{ FEAR: 20 }, 2],
    [{ SAD: 40 }, 3],
    [{ ANGRY: 40 }, 4],
    [{ HAPPY: 45, SAD: 44 }, 1],
    [{ HAPPY: 44, SAD: 45 }, 3],
    [{ FEAR: 30, ANGRY: 31 }, 4],
  ])('returns for the emotions %o type %i', (emotions, type) => {
    expect(findExpressionType({ ...calm, ...emotions })).toBe(type)
  })
})

describe('computeMeasuredReward', () => {
  it('returns 0.5 without change, more when the face eases, less when it does not, within 0..1', () => {
    expect(computeMeasuredReward(calm, calm)).toBe(0.5)
    expect(computeMeasuredReward(calm, { ...calm, HAPPY: 40 })).toBeCloseTo(0.75)
    expect(computeMeasuredReward({ ...calm, SAD: 35 }, calm)).toBeCloseTo(0.75)
    expect(computeMeasuredReward(calm, { ...calm, ANGRY: 35 })).toBeCloseTo(0.25)
    const happy = { HAPPY: 100, FEAR: 0, SAD: 0, ANGRY: 0 }
    const angry = { HAPPY: 0, FEAR: 0, SAD: 0, ANGRY: 100 }
    expect(computeMeasuredReward(angry, happy)).toBe(1)
    expect(computeMeasuredReward(happy, angry)).toBe(0)
  })
})

describe('computePlayReward', () => {
  it.each([
    [600, 600, 0.6],
    [540, 600, 0.6],
    [539, 600, 0.4],
    [0, 0, 0.4],
  ])('a play of %i s of a sound of %i s is rewarded with %f', (played, duration, reward) => {
    expect(computePlayReward(played, duration)).toBe(reward)
  })
})

describe('computeStressPercent', () => {
  it.each<[Partial<Emotions>, number]>([
    [{ HAPPY: 0, FEAR: 0, SAD: 0, ANGRY: 0 }, 18],
    [{ HAPPY: 100, FEAR: 0, SAD: 0, ANGRY: 0 }, 0],
    [{ HAPPY: 0, FEAR: 100, SAD: 0, ANGRY: 0 }, 43],
    [{ HAPPY: 0, FEAR: 100, SAD: 100, ANGRY: 100 }, 93],
    [{ HAPPY: 200, FEAR: 0, SAD: 0, ANGRY: 0 }, 0],
  ])('returns for the emotions %o a stress figure of %i', (emotions, percent) => {
    expect(computeStressPercent({ ...calm, ...emotions })).toBe(percent)
  })
})
