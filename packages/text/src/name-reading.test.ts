import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldForSearch } from './fold-for-search.ts'
import { normalizeNameReading } from './name-reading.ts'

const KATAKANA = Array.from({ length: 'ヺ'.charCodeAt(0) - 'ァ'.charCodeAt(0) + 1 }, (_, index) =>
  String.fromCharCode('ァ'.charCodeAt(0) + index),
)
const readings = fc
  .array(fc.constantFrom(...KATAKANA, 'ー', '・', ' '), { maxLength: 12 })
  .map((signs) => signs.join(''))

describe('normalizeNameReading', () => {
  it.each([
    ['hiragana', 'さとう はなこ', 'サトウ ハナコ'],
    ['half-width katakana', 'ｻﾄｳ ﾊﾅｺ', 'サトウ ハナコ'],
    ['voiced marks of half width and apart', 'ｶﾞ か\u3099 は゜', 'ガ ガ パ'],
    ['ideographic and several spaces', '　さとう　　はなこ\n', 'サトウ ハナコ'],
    ['hyphens typed for long vowels', 'ろ-ら～ マリｰ', 'ローラー マリー'],
    ['a middle dot', 'アンナ･マリア', 'アンナ・マリア'],
    ['rare kana', 'ゔぁゐゑをヵヶゝゞ', 'ヴァヰヱヲヵヶヽヾ'],
    ['nothing', ' 　', ''],
  ])('converts %s', (_what, typed, stored) => {
    expect(normalizeNameReading(typed)).toBe(stored)
  })

  it.each(['佐藤', 'Sato', 'サトウ1', 'サトウ😀', 'サトウ、', '㌔', '-サトウ', '\u200B'])(
    'rejects %j',
    (typed) => {
      expect(normalizeNameReading(typed)).toBeNull()
    },
  )

  it('leaves a stored reading as it is, and accepts the same in hiragana', () => {
    fc.assert(
      fc.property(readings, (typed) => {
        const stored = normalizeNameReading(typed)
        expect(stored).not.toBeNull()
        expect(normalizeNameReading(stored ?? '')).toBe(stored)
        expect(foldForSearch(stored ?? '')).toBe(foldForSearch(typed))
      }),
    )
  })
})
