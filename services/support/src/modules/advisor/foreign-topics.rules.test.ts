import { describe, expect, it } from 'vitest'
import { answersQuestion } from './answer.rules.ts'
import { isForeign } from './foreign-topics.rules.ts'

it.each([
  '明日の天気は',
  'カレーのレシピ',
  'how do i change a tire',
  'Ｂｉｔｃｏｉｎ',
  'plan a trip to Kyoto',
])('knows %s for foreign', (question) => {
  expect(isForeign(question)).toBe(true)
})

it.each(['プランを解約したい', '音が出ない', 'How do I cancel my plan?', 'a card was declined'])(
  'does not take %s for foreign',
  (question) => {
    expect(isForeign(question)).toBe(false)
  },
)

it.each(['マンションを買うなら今?', 'how many ounces in a pound', 'recommend me a thriller'])(
  'knows the kind of %s for foreign',
  (question) => {
    expect(isForeign(question)).toBe(true)
  },
)

describe('answersQuestion', () => {
  const found = { score: 0.5, phraseScore: 0.5, wordScore: 0.5, topics: 1, known: 0.7 }

  it('answers where words, a phrase and a topic of ours are met', () => {
    expect(answersQuestion('解約', found)).toBe(true)
  })

  it.each([
    ['hardly anything is near', { score: 0.1, phraseScore: 0.1, wordScore: 0, known: 0.3 }],
    ['no topic is shared and half the words are unknown', { topics: 0, known: 0.5 }],
  ])('refuses where %s', (_, less) => {
    expect(answersQuestion('解約', { ...found, ...less })).toBe(false)
  })

  it('answers what names something foreign only where nearly all of it is ours', () => {
    expect(answersQuestion('旅行先で聴けますか', found)).toBe(false)
    const near = { score: 0.9, phraseScore: 0.9, wordScore: 0.9, topics: 2, known: 1 }
    expect(answersQuestion('旅行先で聴けますか', near)).toBe(true)
  })

  it.each([['score'], ['phraseScore'], ['wordScore'], ['topics'], ['known']] as const)(
    'never refuses for more of %s',
    (sign) => {
      const answers = [0, 0.25, 0.5, 0.75, 1, 2].map((value) =>
        answersQuestion('解約', { ...found, [sign]: value }),
      )
      expect(answers).toEqual(answers.toSorted((a, b) => Number(a) - Number(b)))
    },
  )
})
