import { describe, expect, it } from 'vitest'
import { agencyName } from './agency-name.rules.ts'

describe('agencyName', () => {
  it('returns the readable text on one line', () => {
    expect(agencyName('  ひびき　サロン\n「東京」 ')).toBe('ひびき サロン 「東京」')
    expect(agencyName('a\u202Eb\u0000c')).toBe('a b c')
    expect(agencyName("<script>alert('1')</script>")).toBe("<script>alert('1')</script>")
    expect(agencyName('💆'.repeat(100))).toHaveLength(200)
  })

  it('returns every character as it was typed, and counts visible characters', () => {
    for (const name of ['\uFA19明堂', '\uFA1A', '\uFA46', '\uFA4F', 'Cafe\u0301', '葛\u{E0101}城院', '㈱響'])
      expect([...(agencyName(name) ?? '')]).toEqual([...name])
    expect(agencyName('葛\u{E0101}'.repeat(100))).not.toBeNull()
    expect(agencyName('葛\u{E0101}'.repeat(101))).toBeNull()
  })

  it('returns null for a blank or too long name', () => {
    expect(agencyName(' \u200B ')).toBeNull()
    expect(agencyName('あ'.repeat(101))).toBeNull()
  })
})
