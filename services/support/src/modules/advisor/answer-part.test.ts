import { expect, it } from 'vitest'
import { type AnswerPart, removeRepeatedParts } from './answer-part.ts'

it('leaves out buttons, figures and sounds that an earlier part shows', () => {
  const toSounds = (...ids: string[]): AnswerPart => ({
    type: 'sounds',
    sounds: ids.map((soundId) => ({ soundId, title: soundId, reason: '' })),
  })
  const button: AnswerPart = { type: 'action', label: '開く', path: '/mypage/activity' }
  const toFigures = (value: string): AnswerPart => ({
    type: 'figures',
    about: 'contract',
    title: 'プレミアム',
    rows: [{ label: '状態', value }],
    bars: [],
  })
  expect(
    removeRepeatedParts([
      toSounds('a', 'b'),
      button,
      toSounds('b', 'c'),
      toFigures('1'),
      button,
      toFigures('1'),
      toFigures('2'),
      toSounds('a'),
    ]),
  ).toEqual([toSounds('a', 'b'), button, toSounds('c'), toFigures('1'), toFigures('2')])
})
