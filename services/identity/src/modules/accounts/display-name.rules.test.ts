import { describe, expect, it } from 'vitest'
import { displayName } from './display-name.rules.ts'

describe('displayName', () => {
  it.each(['響 花子', 'はなこ', '王小明', 'Zoë O’Neill', 'نگار\u200Cجان', '葛\u{E0100}城', '👩\u200D🎤'])(
    'leaves %s as it is',
    (name) => {
      expect(displayName(` ${name}\n`)).toBe(name)
    },
  )

  it('has one line and nothing that turns the text around it', () => {
    expect(displayName('花子\n\u202Eさん\u0000')).toBe('花子 さん')
    expect(displayName('e\u0301')).toBe('é')
  })

  it.each(['', '　', '\u200D\u200B', '\u3164', 'あ'.repeat(51)])('refuses %j', (typed) => {
    expect(displayName(typed)).toBeNull()
  })

  it('counts characters, not code units', () => {
    expect(displayName('💆'.repeat(50))).toHaveLength(100)
  })
})
