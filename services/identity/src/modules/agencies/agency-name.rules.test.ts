import { describe, expect, it } from 'vitest'
import { agencyName } from './agency-name.rules.ts'

describe('agencyName', () => {
  it('leaves what can be read and nothing else', () => {
    expect(agencyName('  ひびき　サロン\n「東京」 ')).toBe('ひびき サロン 「東京」')
    expect(agencyName('a\u202Eb\u0000c')).toBe('a b c')
    expect(agencyName("<script>alert('1')</script>")).toBe("<script>alert('1')</script>")
    expect(agencyName('💆'.repeat(100))).toHaveLength(200)
  })

  it('refuses nothing and too much', () => {
    expect(agencyName(' \u200B ')).toBeNull()
    expect(agencyName('あ'.repeat(101))).toBeNull()
  })
})
