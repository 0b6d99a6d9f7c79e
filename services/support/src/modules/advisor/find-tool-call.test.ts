import { describe, expect, it } from 'vitest'
import { findToolCall } from './find-tool-call.ts'

describe('findToolCall', () => {
  it.each([
    ['眠れないんだけど', 'sleep'],
    ['最近なかなか眠れない。', 'sleep'],
    ['ねむれない…', 'sleep'],
    ["I can't sleep", 'sleep'],
    ['cannot fall asleep tonight', 'sleep'],
    ['今晚睡不着', 'sleep'],
    ['疲れた', 'relax'],
    ['今日はとても疲れました。', 'relax'],
    ["I'm so tired", 'relax'],
    ['集中できない', 'focus'],
  ])('finds sounds for a member who only says how it is: %s', (text, use) => {
    expect(findToolCall(text)).toEqual({ tool: 'find-sounds', input: { words: text, use } })
  })

  it.each([
    '眠れないときの薬は？',
    '音を聴いても眠れないのはなぜですか',
    '疲れたので解約したい',
    'ログインできない',
    "I can't sleep because the sound stops",
  ])('does not take a question that goes on for such a state: %s', (text) => {
    expect(findToolCall(text)?.tool).not.toBe('find-sounds')
  })
})
