import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { hashPassword, isPasswordCorrect } from './hash-password.ts'

const PASSWORDS = [
  'がんばる 2026',
  'Caf\u00E9 cr\u00E8me',
  '響のパスワード',
  '한국어 비밀번호',
  '\uFA19社の合言葉',
]
const FORMS = ['NFC', 'NFD'] as const

describe('isPasswordCorrect', () => {
  it.each(PASSWORDS)('accepts %s in another Unicode form than it was set in', async (password) => {
    for (const setAs of FORMS) {
      const stored = await hashPassword(password.normalize(setAs))
      for (const typedAs of FORMS)
        expect([setAs, typedAs, await isPasswordCorrect(stored, password.normalize(typedAs))]).toEqual([
          setAs,
          typedAs,
          true,
        ])
    }
  })

  it.each(PASSWORDS)('accepts %s when it was hashed as it was typed, in either form', async (password) => {
    for (const hashedAs of FORMS) {
      const stored = await hash(password.normalize(hashedAs))
      for (const typedAs of FORMS)
        expect(await isPasswordCorrect(stored, password.normalize(typedAs))).toBe(true)
    }
    expect(await isPasswordCorrect(await hash(password), password)).toBe(true)
  })

  it('treats ideographic spaces as blanks', async () => {
    expect(await isPasswordCorrect(await hashPassword('correct\u3000horse'), 'correct horse')).toBe(true)
    expect(await isPasswordCorrect(await hash('correct\u3000horse'), 'correct\u3000horse')).toBe(true)
  })

  it.each([
    ['がんばる', 'かんばる'],
    ['password', 'Password'],
    ['ﾊﾟｽﾜｰﾄﾞ', 'パスワード'],
    ['㈱響の合言葉', '(株)響の合言葉'],
    ['no account has this password', 'no account'],
  ])('rejects %s typed as %s', async (password, typed) => {
    expect(await isPasswordCorrect(await hashPassword(password), typed)).toBe(false)
  })

  it('rejects every password of an unknown account', async () => {
    expect(await isPasswordCorrect(undefined, 'no account has this password')).toBe(false)
  })
})
