import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldForSearch, LONG_VOWEL_MARKS, listCharacterSpellings } from './fold-for-search.ts'
import { toSearchPattern } from './search-pattern.ts'
import { VARIANT_KANJI } from './variant-kanji.ts'

const SAME = [
  ['葛\u{E0101}城', '葛城', '葛\u{E0100}城', '葛\uFE00城'],
  ['ローズ', 'ろーず', 'ﾛｰｽﾞ', 'ロ－ズ', 'ロ−ズ', 'ろ〜ず', 'ろず'],
  ['ケ', 'ケｰ〜', 'ｹー～', 'ケ〜ｰ〜', 'け-ｰ-'],
  ['ガ', 'ｶﾞｰ〜', 'か\u3099ー-'],
  ['東京 花子', '東京花子', '東京　花子', '東京\u00A0花子', '東\u200B京\u2009花\u3000子', '東京\t花子'],
  ['髙橋', '高橋', '髙槗'],
  ['渡邉', '渡邊', '渡辺'],
  ['𠮷野', '吉野'],
  ['山﨑', '山崎', '山嵜', '山\uFA11'],
  ['齋藤', '齊藤', '斎藤', '斉藤'],
  ['濵田', '濱田', '浜田'],
  ['澤', '沢'],
  ['廣', '広'],
  ['國', '国'],
  ['櫻', '桜'],
  ['壽', '寿'],
  ['德', '徳'],
  ['黑', '黒'],
  ['\uFA19谷', '神谷'],
  ['\uFA1A', '祥'],
  ['\uFA46', '渚'],
  ['茅ヶ崎', '茅ケ崎', '茅ｹ崎', '茅け﨑'],
  ['サクラ', 'さくら', 'ｻｸﾗ', 'さ く ら'],
  ['カ\u3099ク', 'がく', 'ｶﾞｸ', 'ガク'],
  ['ＭＩＫＡ', 'mika', 'Mi\u00ADka'],
  ['ÉCLAIR', 'e\u0301clair'],
  ['ΟΔΟΣ', 'οδος', 'οδοσ'],
  ['㈱響', '(株)響'],
  ['１２３', '123', '①②③'],
  ['a-b@example.jp', 'A-B@EXAMPLE.JP'],
]

const DIFFERENT = [
  ['かき', 'がき'],
  ['きょう', 'きよう'],
  ['がっこう', 'がつこう'],
  ['はは', 'ぱぱ'],
  ['坂本', '阪本'],
  ['a-b', 'ab'],
  ['e', 'é'],
  ['田中\n花子', '田中花子'],
]

describe('foldForSearch', () => {
  it.each(SAME)('folds %s to the same text as its other spellings', (first, ...others) => {
    for (const other of others) expect([other, foldForSearch(other)]).toEqual([other, foldForSearch(first)])
  })

  it.each(DIFFERENT)('distinguishes %j and %j', (one, other) => {
    expect(foldForSearch(one)).not.toBe(foldForSearch(other))
  })

  it('does not change a folded text', () => {
    const text = fc.string({ unit: fc.constantFrom(...SAME.flat().join('')) })
    fc.assert(fc.property(text, (drawn) => foldForSearch(foldForSearch(drawn)) === foldForSearch(drawn)))
  })

  it.each(['ケｰ〜', 'カｰ\u3099〜', 'カ〜\u3099〜', 'は〜\u309A-ー-', '〜ｹ〜ｰ～'])(
    'folds %j at once',
    (text) => {
      expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text))
    },
  )

  it('folds every kanji of the table to the first of its group', () => {
    for (const [first = '', ...others] of VARIANT_KANJI)
      for (const other of others) expect([other, foldForSearch(other)]).toEqual([other, first])
  })
})

describe('VARIANT_KANJI', () => {
  const all = VARIANT_KANJI.flat()

  it('contains every character once, at least two per group, and none that NFKC changes', () => {
    expect(new Set(all).size).toBe(all.length)
    expect(VARIANT_KANJI.filter((group) => group.length < 2)).toEqual([])
    expect(all.filter((one) => one.normalize('NFKC') !== one)).toEqual([])
    expect(all.filter((one) => !/^\p{Script=Han}$/u.test(one))).toEqual([])
  })
})

describe('listCharacterSpellings', () => {
  it('returns every character that folds to the given one', () => {
    expect(new Set(listCharacterSpellings('辺'))).toEqual(new Set(['辺', '邊', '邉']))
    expect(new Set(listCharacterSpellings('か'))).toEqual(new Set(['か', 'カ', 'ヵ', 'ゕ']))
    expect(new Set(listCharacterSpellings('é'))).toEqual(new Set(['é', 'É']))
    expect(new Set(listCharacterSpellings('吉'))).toEqual(new Set(['吉', '𠮷']))
    expect(listCharacterSpellings('-')).toEqual(['-'])
  })
})

describe('toSearchPattern', () => {
  const finds = (condition: string, text: string) =>
    new RegExp(toSearchPattern(condition), 'u').test(text.normalize('NFKC'))

  it.each(SAME)('finds %s by each of its other spellings', (...spellings) => {
    for (const stored of spellings)
      for (const typed of spellings)
        expect([stored, typed, finds(typed, `「${stored}」`)]).toEqual([stored, typed, true])
  })

  it.each(DIFFERENT)('does not find %j by %j', (stored, typed) => {
    expect(finds(typed, stored)).toBe(false)
  })

  it('treats pattern characters as plain text', () => {
    for (const typed of ['.', '.*', '[a-z]', '^', '$', '(a|b)', '\\w', '{2}', '?', '+', 'a-z', 'a/b'])
      expect([typed, finds(typed, 'abc 花子'), finds(typed, `x${typed}x`)]).toEqual([typed, false, true])
  })

  it('finds the same as a comparison of folded texts, for random texts', () => {
    // A voiced mark of half width comes with its kana, as it is typed.
    const written = `${SAME.flat().join('')}abcABCかがカガー 　`.match(/[^\p{M}ﾞﾟ][ﾞﾟ]?/gu) ?? []
    const longVowelMark = new RegExp(`[${LONG_VOWEL_MARKS}]`, 'u')
    const letters = written.filter((one) => !longVowelMark.test(one.normalize('NFKC')))
    const unit = fc.constantFrom(...letters)
    const text = fc.string({ unit, maxLength: 12 })
    fc.assert(
      fc.property(text, fc.string({ unit, minLength: 1, maxLength: 4 }), (stored, typed) => {
        const plain = foldForSearch(typed)
        fc.pre(plain !== '')
        expect(finds(typed, stored)).toBe(foldForSearch(stored).includes(plain))
      }),
      { numRuns: 3000 },
    )
  })
})
