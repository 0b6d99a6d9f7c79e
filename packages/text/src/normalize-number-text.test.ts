import { describe, expect, it } from 'vitest'
import { normalizeNumberText } from './normalize-number-text.ts'

describe('normalizeNumberText', () => {
  it.each([
    ['−5', '-5'],
    ['ー5', '-5'],
    ['－５', '-5'],
    ['ｰ5', '-5'],
    ['–5', '-5'],
    ['—５．５', '-5.5'],
    ['‐5', '-5'],
    ['━5', '-5'],
    ['＋５', '+5'],
    ['36。5', '36.5'],
    ['３６。５', '36.5'],
    ['３６．５', '36.5'],
    ['36｡5', '36.5'],
    ['36・5', '36.5'],
    ['ー０。５', '-0.5'],
    ['　１２　', '12'],
    ['\u200B12\uFEFF', '12'],
  ])('parses %s as %s', (typed, number) => {
    expect(normalizeNumberText(typed)).toBe(number)
  })

  it.each(['五', '5-3', '36。', '。5', '1,000', '5ー', '1e3', 'abc', '1 2', '1.2.3', '--5'])(
    'parses no number from %s',
    (typed) => {
      expect(normalizeNumberText(typed)).not.toMatch(/^[-+]?\d+(\.\d+)?$/)
    },
  )
})
