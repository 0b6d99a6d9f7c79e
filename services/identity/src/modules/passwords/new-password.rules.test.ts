import { describe, expect, it } from 'vitest'
import { checkNewPassword } from './new-password.rules.ts'

const isCommon = (password: string) => password === 'password1'
const check = (password: string, verify = password) =>
  checkNewPassword({ password, verify, names: ['Sakura2026', 'sakura@example.jp'] }, isCommon)

describe('checkNewPassword', () => {
  it.each([
    ['1234567', 'too-short'],
    ['  1234567  ', 'too-short'],
    ['', 'too-short'],
    ['😀'.repeat(7), 'too-short'],
    ['x'.repeat(129), 'too-long'],
    ['PassWord1', 'common'],
    ['ｐａｓｓｗｏｒｄ１', 'common'],
    ['sakura2026', 'like-name'],
    ['SAKURA@example.jp', 'like-name'],
  ])('%j is %s', (password, problem) => {
    expect(check(password)).toBe(problem)
  })

  it.each([
    '12345678x',
    ' ninechars ',
    '响きのパスワード2',
    '😀'.repeat(8),
    'x'.repeat(128),
    "'; drop table users",
  ])('%j is fine', (password) => {
    expect(check(password)).toBeNull()
  })

  it('compares the confirmation exactly as typed', () => {
    expect(check('correct horse', 'correct horse ')).toBe('mismatch')
    expect(check('correct horse', '')).toBe('mismatch')
  })
})
