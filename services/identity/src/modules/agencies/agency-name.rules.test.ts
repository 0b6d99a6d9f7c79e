import { describe, expect, it } from 'vitest'
import { normalizeAgencyName } from './agency-name.rules.ts'

describe('normalizeAgencyName', () => {
  it('returns the readable text on one line', () => {
    expect(normalizeAgencyName('  ひびき　サロン\n「東京」 ')).toBe('ひびき サロン 「東京」')
    expect(normalizeAgencyName('a\u202Eb\u0000c')).toBe('a b c')
    expect(normalizeAgencyName("<script>alert('1')</script>")).toBe("<script>alert('1')</script>")
    expect(normalizeAgencyName('💆'.repeat(100))).toHaveLength(200)
  })

  it('returns every character as it was typed, and counts visible characters', () => {
    for (const name of ['\uFA19明堂', '\uFA1A', '\uFA46', '\uFA4F', 'Cafe\u0301', '葛\u{E0101}城院', '㈱響'])
      expect([...(normalizeAgencyName(name) ?? '')]).toEqual([...name])
    expect(normalizeAgencyName('葛\u{E0101}'.repeat(100))).not.toBeNull()
    expect(normalizeAgencyName('葛\u{E0101}'.repeat(101))).toBeNull()
  })

  it('returns null for a blank or too long name', () => {
    expect(normalizeAgencyName(' \u200B ')).toBeNull()
    expect(normalizeAgencyName('あ'.repeat(101))).toBeNull()
  })
})
