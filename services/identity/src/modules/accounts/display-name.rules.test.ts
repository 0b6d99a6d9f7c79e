import { describe, expect, it } from 'vitest'
import { normalizeDisplayName } from './display-name.rules.ts'

describe('normalizeDisplayName', () => {
  it.each(['響 花子', 'はなこ', '王小明', 'Zoë O’Neill', 'نگار\u200Cجان', '葛\u{E0100}城', '👩\u200D🎤'])(
    'returns %s unchanged',
    (name) => {
      expect(normalizeDisplayName(` ${name}\n`)).toBe(name)
    },
  )

  it.each([
    '\uFA19谷',
    '\uFA1A子',
    '\uFA46',
    '\uFA4F',
    '\uFA11',
    '神\uFE00',
    'e\u0301',
    'か\u3099く',
    'ｶﾞｸ',
    '㈱響',
  ])('returns %j in the characters in which it was typed', (name) => {
    expect([...(normalizeDisplayName(name) ?? '')]).toEqual([...name])
  })

  it('returns one line without control and direction characters', () => {
    expect(normalizeDisplayName('花子\n\u202Eさん\u0000')).toBe('花子 さん')
  })

  it.each([
    '',
    '　',
    '\u200D\u200B',
    '\u3164',
    '\u2800',
    '\u00AD',
    '\u2060\uFEFF',
    '\u115F\u1160\uFFA0',
    'あ'.repeat(51),
  ])('returns null for %j', (typed) => {
    expect(normalizeDisplayName(typed)).toBeNull()
  })

  it('counts characters, not code units', () => {
    expect(normalizeDisplayName('💆'.repeat(50))).toHaveLength(100)
    for (const one of ['𠮷', '葛\u{E0101}', 'か\u3099', '👩\u200D🎤']) {
      expect(normalizeDisplayName(one.repeat(50))).toBe(one.repeat(50))
      expect(normalizeDisplayName(one.repeat(51))).toBeNull()
    }
  })
})
