import { describe, expect, it } from 'vitest'
import { areaNames, QUESTIONS_PER_AREA, questions } from './questions.ts'
import {
  type AnswerCode,
  answerCodes,
  chooseSoundForLevel,
  findFirstUnansweredIndex,
  findStressLevelBand,
  MAX_SCORE,
  scoreStress,
  toAnswerName,
  toStressPicturePosition,
} from './rules.ts'

const { applicable, sometimes, notApplicable, unanswered } = answerCodes
const fill = (...parts: readonly [count: number, code: AnswerCode][]): AnswerCode[] => {
  const answers = parts.flatMap(([count, code]) => Array<AnswerCode>(count).fill(code))
  return [...answers, ...Array<AnswerCode>(questions.length - answers.length).fill(notApplicable)]
}

describe('the 40 questions', () => {
  it('has 40 different questions, five of each area', () => {
    expect(questions).toHaveLength(40)
    expect(new Set(questions.map(({ name }) => name)).size).toBe(40)
    for (const area of areaNames)
      expect(questions.filter((question) => question.area === area)).toHaveLength(QUESTIONS_PER_AREA)
  })
})

describe('the code and the name of an answer', () => {
  it.each([
    { selection: 'applicable', code: 0, points: 2 },
    { selection: 'sometimes', code: 1, points: 1 },
    { selection: 'notApplicable', code: 2, points: 0 },
    { selection: 'unanswered', code: 99, points: 0 },
  ] as const)('stores $selection as $code and counts it as $points', ({ selection, code, points }) => {
    expect(answerCodes[selection]).toBe(code)
    expect(toAnswerName(code)).toBe(selection)
    expect(scoreStress([code]).score).toBe(points)
  })
})

describe('the level of a score', () => {
  it.each([
    { score: 0, answers: fill(), level: 1 },
    { score: 0, answers: fill([40, unanswered]), level: 1 },
    { score: 14, answers: fill([7, applicable]), level: 1 },
    { score: 14, answers: fill([14, sometimes]), level: 1 },
    { score: 15, answers: fill([7, applicable], [1, sometimes]), level: 2 },
    { score: 15, answers: fill([15, sometimes], [25, unanswered]), level: 2 },
    { score: 24, answers: fill([12, applicable]), level: 2 },
    { score: 25, answers: fill([12, applicable], [1, sometimes]), level: 3 },
    { score: 25, answers: fill([25, sometimes]), level: 3 },
    { score: 34, answers: fill([17, applicable]), level: 3 },
    { score: 35, answers: fill([17, applicable], [1, sometimes]), level: 4 },
    { score: 35, answers: fill([35, sometimes]), level: 4 },
    { score: MAX_SCORE, answers: fill([40, applicable]), level: 4 },
  ])('finds for $score points the level $level', ({ score, answers, level }) => {
    const result = scoreStress(answers)
    expect(result).toEqual({ score, storedLevel: level - 1 })
    expect(findStressLevelBand(result.storedLevel)?.level).toBe(level)
  })

  it.each([-1, 4, 1.5, Number.NaN, '0', null, undefined])('rejects %o as a stored level', (stored) => {
    expect(findStressLevelBand(stored)).toBeNull()
  })
})

describe('the first question without an answer', () => {
  it.each([
    { answers: fill([3, sometimes], [1, unanswered]), index: 3 },
    { answers: fill([40, applicable]), index: -1 },
  ])('finds the first unanswered question at $index', ({ answers, index }) => {
    expect(findFirstUnansweredIndex(answers)).toBe(index)
  })
})

describe('the place of a score in the picture', () => {
  it('moves with every point and stays in its band', () => {
    const places = Array.from({ length: MAX_SCORE + 1 }, (_, score) => toStressPicturePosition(score))
    for (const [score, place] of places.entries()) {
      expect(place).toBeGreaterThan(places[score - 1] ?? 0)
      const { storedLevel } = scoreStress(fill([Math.floor(score / 2), applicable], [score % 2, sometimes]))
      expect(Math.floor(place * 4)).toBe(storedLevel)
    }
  })
})

describe('the sound that goes with a level', () => {
  const tasters = ['sleep', 'morning', 'focus', 'care', 'breath'].map((mood) => ({ mood }))

  it.each([
    [1, 'morning'],
    [2, 'care'],
    [3, 'breath'],
    [4, 'sleep'],
  ] as const)('is for level %i one for %s', (level, mood) => {
    expect(chooseSoundForLevel(level, tasters)).toEqual({ mood })
  })

  it('is the next best mood where one is missing, and none without tasters', () => {
    expect(chooseSoundForLevel(4, [{ mood: 'care' }, { mood: 'breath' }])).toEqual({ mood: 'breath' })
    expect(chooseSoundForLevel(4, [])).toBeUndefined()
  })
})
