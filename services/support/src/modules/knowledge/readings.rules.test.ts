import { expect, it } from 'vitest'
import { replaceReadings } from './readings.rules.ts'

it.each([
  ['かいやくしたい', '解約したい'],
  ['ぷらんをへんこうしたい', 'プランを変更したい'],
  ['かくにんめーるがとどかない', '確認メールが届かない'],
  ['おとがでない', '音がでない'],
  ['スマホでろぐいんできない', 'スマホでログインできない'],
  ['ﾌﾟﾗﾝのかいやく', 'プランの解約'],
])('replaces the readings in %s to give %s', (text, spelled) => {
  expect(replaceReadings(text)).toBe(spelled)
})

it.each(['おとこのひと', 'どのくらい', 'こんにちは', 'いかがでしょうか', '解約したい', 'cancel', ''])(
  'leaves %j as it is',
  (text) => {
    expect(replaceReadings(text)).toBe(text)
  },
)
