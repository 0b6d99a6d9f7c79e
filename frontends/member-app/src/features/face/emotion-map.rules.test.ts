import { describe, expect, it } from 'vitest'
import {
  findDominantExpression,
  findEaseChange,
  getEaseScore,
  interpolateEmotions,
  toEmotionShapePath,
} from './emotion-map.rules.ts'

const map = (HAPPY: number, FEAR: number, SAD: number, ANGRY: number) => ({ HAPPY, FEAR, SAD, ANGRY })
const calm = map(5, 5, 5, 5)

describe('the expression of a face', () => {
  it.each([
    [calm, 'calm'],
    [map(19.9, 0, 0, 0), 'calm'],
    [map(35, 20, 30, 0), 'happy'],
    [map(10, 40, 20, 0), 'tense'],
    [map(10, 20, 50, 30), 'low'],
    [map(0, 0, 0, 21), 'firm'],
  ])('finds the dominant expression of %j: %s', (values, look) =>
    expect(findDominantExpression(values)).toBe(look),
  )

  it.each([
    [calm, map(30, 5, 5, 5), 'softer'],
    [calm, map(12, 5, 5, 5), 'same'],
    [map(30, 0, 0, 0), calm, 'firmer'],
  ])('finds the change from %j to %j: %s', (before, after, change) =>
    expect(findEaseChange(before, after)).toBe(change),
  )

  it('computes the ease as gladness minus the other expressions', () =>
    expect(getEaseScore(map(50, 10, 5, 5))).toBe(30))
})

describe('the shape of four expressions', () => {
  it('interpolates between two readings', () => {
    expect(interpolateEmotions(calm, map(25, 5, 5, 5), 0.5)).toEqual(map(15, 5, 5, 5))
    expect(interpolateEmotions(calm, map(25, 5, 5, 5), 0)).toEqual(calm)
  })

  it('extends upwards with gladness and is never empty', () => {
    const top = (shape: string) => Number(shape.slice(1).split('L')[0]?.split(' ')[1])
    expect(top(toEmotionShapePath(map(100, 0, 0, 0)))).toBe(-1)
    expect(top(toEmotionShapePath(map(0, 0, 0, 0)))).toBe(-0.14)
    expect(top(toEmotionShapePath(map(-5, 0, 0, 0)))).toBe(-0.14)
  })
})
