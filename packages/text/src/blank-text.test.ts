import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBlankText, TEXT_FORMATS } from './blank-text.ts'

const INVISIBLE = [
  ...' \t\n\r\u0000\u0007\u001B\u007F\u0085\u009F',
  ...'\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B\u180E',
  ...'\u2000\u2003\u2009\u200A\u200B\u200C\u200D\u200E\u200F\u2028\u2029\u202A\u202E\u202F\u205F',
  ...'\u2060\u2061\u2062\u2063\u2064\u2065\u2066\u2069\u206F\u2800\u3000\u3164\uFE00\uFE0F\uFEFF\uFFA0\uFFF9\uFFFB',
  ...'\u{1D159}\u{1D173}\u{E0001}\u{E0020}\u{E0100}\u{E01EF}\u0301\u3099',
  '\uD800',
]

const hex = (text: string) => [...text].map((c) => c.codePointAt(0)?.toString(16)).join(' ')

describe('isBlankText', () => {
  it('treats every invisible character as blank, alone and between others', () => {
    expect(INVISIBLE.filter((one) => !isBlankText(one)).map(hex)).toEqual([])
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...INVISIBLE), { maxLength: 20 }), (drawn) =>
        isBlankText(drawn.join('')),
      ),
    )
  })

  it('treats every control, format, blank and default-ignorable character of Unicode as blank', () => {
    const ignorable = /^[\p{Cc}\p{Cf}\p{Z}\s\p{Default_Ignorable_Code_Point}]$/u
    const visible: string[] = []
    for (let code = 0; code <= 0x10ffff; code++) {
      const character = String.fromCodePoint(code)
      if (ignorable.test(character) && !isBlankText(character)) visible.push(hex(character))
    }
    expect(visible).toEqual([])
  })

  it.each([
    'a',
    '０',
    '。',
    '花',
    '葛\u{E0101}',
    '𠮷',
    '👨‍👩‍👧',
    '❤️',
    '🇯🇵',
    'が',
    'か\u3099',
    '\uE000',
    '٣',
    '한',
  ])('treats %s as visible among any invisible characters', (text) => {
    expect(isBlankText(text)).toBe(false)
    for (const one of INVISIBLE) expect(isBlankText(`${one}${text}${one}`)).toBe(false)
  })
})

describe('TEXT_FORMATS', () => {
  const isName = (text: string) => TEXT_FORMATS['visible-line'].test(text)

  it.each(['響 渋谷店', 'ヘッドスパ', '葛\u{E0101}城', '👨‍👩‍👧', 'می‌خواهم', 'A–B'])(
    'accepts %s as a name',
    (text) => {
      expect(isName(text)).toBe(true)
    },
  )

  it.each([
    '個室\u0000',
    '個\n室',
    '個室\r',
    '\t個室',
    '\u0007',
    'a\u001B[31mb',
    '個\u007F室',
    '個\u0085室',
    '個\u2028室',
    '個\u2029室',
    'ab\u202Ecd',
    'ab\u2066cd',
    '',
    '\u3000',
    '\u200B',
  ])('rejects %j as a name', (text) => {
    expect(isName(text)).toBe(false)
  })

  it.each([
    ['letters and a line break', `${'a'.repeat(1_000_000)}\n`],
    ['invisible characters', '\u200B'.repeat(1_000_000)],
    ['both in turn', `${'a\u200B'.repeat(500_000)}\n`],
  ])('checks a million %s in one pass', (_, text) => {
    const before = performance.now()
    expect(isName(text)).toBe(false)
    expect(performance.now() - before).toBeLessThan(2000)
  })

  it('allows an empty line, but no control characters', () => {
    const isLine = (text: string) => TEXT_FORMATS.line.test(text)
    expect(['', '\u3000', '駅前', '個\n室', '\u202E'].map(isLine)).toEqual([true, true, true, false, false])
  })
})
