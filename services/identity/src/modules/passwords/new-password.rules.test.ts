import { describe, expect, it } from 'vitest'
import { findPasswordProblem } from './new-password.rules.ts'

const isCommon = (password: string) => password === 'password1'
const check = (password: string, verify = password) =>
  findPasswordProblem({ password, verify, names: ['Sakura2026', 'sakura@example.jp'] }, isCommon)

describe('findPasswordProblem', () => {
  it.each([
    ['1234567', 'too-short'],
    ['  1234567  ', 'too-short'],
    ['', 'too-short'],
    ['😀'.repeat(7), 'too-short'],
    ['か\u3099'.repeat(7), 'too-short'],
    ['👨‍👩‍👧'.repeat(7), 'too-short'],
    ['か\u3099'.repeat(129), 'too-long'],
    ['x'.repeat(129), 'too-long'],
    ['PassWord1', 'common'],
    ['ｐａｓｓｗｏｒｄ１', 'common'],
    ['sakura2026', 'like-name'],
    ['SAKURA@example.jp', 'like-name'],
  ])('rejects %j as %s', (password, problem) => {
    expect(check(password)).toBe(problem)
  })

  it.each([
    '12345678x',
    ' ninechars ',
    '响きのパスワード2',
    '😀'.repeat(8),
    'x'.repeat(128),
    'か\u3099'.repeat(128),
    '葛\u{E0101}'.repeat(128),
    "'; drop table users",
  ])('accepts %j', (password) => {
    expect(check(password)).toBeNull()
  })

  it('accepts a confirmation in another Unicode form', () => {
    expect(check('か\u3099ん\u3000ばるぞ2026', 'がん ばるぞ2026')).toBeNull()
    expect(check('Cafe\u0301 au lait', 'Caf\u00E9 au lait')).toBeNull()
  })

  it('rejects a confirmation that differs in a blank', () => {
    expect(check('correct horse', 'correct horse ')).toBe('mismatch')
    expect(check('correct horse', '')).toBe('mismatch')
  })
})
