import { describe, expect, it } from 'vitest'
import { isQuestionAnsweredBy } from './answer.rules.ts'
import { isOffTopic } from './off-topic.rules.ts'

it.each([
  '明日の天気は',
  'カレーのレシピ',
  'how do i change a tire',
  'Ｂｉｔｃｏｉｎ',
  'plan a trip to Kyoto',
  '明天的天气',
  '滷肉飯怎麼煮',
  '帮我写简历',
  '台積電的股票',
  '講個笑話',
  '貓可以吃巧克力嗎',
])('recognizes %s as off-topic', (question) => {
  expect(isOffTopic(question)).toBe(true)
})

it.each([
  ...['プランを解約したい', '音が出ない', 'How do I cancel my plan?', 'a card was declined'],
  ...['想听下雨的声音', '收聽歷史在哪裡', '买哪个方案好', '結婚後想改名字', '新闻邮件怎么退订'],
])('recognizes %s as a topic of Hibiki', (question) => {
  expect(isOffTopic(question)).toBe(false)
})

it.each(['マンションを買うなら今?', 'how many ounces in a pound', 'recommend me a thriller'])(
  'recognizes %s as off-topic by the kind of question',
  (question) => {
    expect(isOffTopic(question)).toBe(true)
  },
)

describe('isQuestionAnsweredBy', () => {
  const asked = (text: string, language = 'ja') => ({ text, language })
  const found = { score: 0.5, phraseScore: 0.5, wordScore: 0.5, topics: 1, known: 0.7 }

  it('returns true where words, a phrase and a topic of Hibiki match', () => {
    expect(isQuestionAnsweredBy(asked('解約'), found)).toBe(true)
  })

  it.each([
    ['hardly anything is near', { score: 0.1, phraseScore: 0.1, wordScore: 0, known: 0.3 }],
    ['no topic is shared and half the words are unknown', { topics: 0, known: 0.5 }],
  ])('returns false where %s', (_, less) => {
    expect(isQuestionAnsweredBy(asked('解約'), { ...found, ...less })).toBe(false)
  })

  it('returns true for a question with an off-topic word only where nearly all of its words are known', () => {
    expect(isQuestionAnsweredBy(asked('旅行先で聴けますか'), found)).toBe(false)
    const near = { score: 0.9, phraseScore: 0.9, wordScore: 0.9, topics: 2, known: 1 }
    expect(isQuestionAnsweredBy(asked('旅行先で聴けますか'), near)).toBe(true)
  })

  it('requires fewer known words of a Chinese question', () => {
    const half = { ...found, topics: 0, known: 0.5 }
    expect(isQuestionAnsweredBy(asked('解约', 'cn'), half)).toBe(true)
    expect(isQuestionAnsweredBy(asked('解约', 'cn'), { ...half, known: 0.1 })).toBe(false)
  })

  it.each([['score'], ['phraseScore'], ['wordScore'], ['topics'], ['known']] as const)(
    'never changes from true to false when %s grows',
    (sign) => {
      const answers = [0, 0.25, 0.5, 0.75, 1, 2].map((value) =>
        isQuestionAnsweredBy(asked('解約'), { ...found, [sign]: value }),
      )
      expect(answers).toEqual(answers.toSorted((a, b) => Number(a) - Number(b)))
    },
  )
})
