import { expect, it } from 'vitest'
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

it('answers where a topic of ours or the words themselves are met, and foreign questions only where nearly all is', () => {
  const found = (score: number, topics = 0, wordScore = score) => ({ score, topics, wordScore })
  expect(answersQuestion('解約', found(0.18, 1))).toBe(true)
  expect(answersQuestion('解約', found(0.3))).toBe(false)
  expect(answersQuestion('解約', found(0.5, 0, 0.2))).toBe(false)
  expect(answersQuestion('解約', found(0.4))).toBe(true)
  expect(answersQuestion('旅行先で聴けますか', found(0.4, 1))).toBe(false)
  expect(answersQuestion('旅行先で聴けますか', found(0.5, 1))).toBe(true)
})
