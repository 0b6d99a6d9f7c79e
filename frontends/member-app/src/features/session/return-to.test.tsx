import { describe, expect, it } from 'vitest'
import { isOutsideApp, returnTo } from './return-to.ts'

const back = (path: string) => returnTo({ state: null, search: `?back=${encodeURIComponent(path)}` })

describe('where the login leads', () => {
  it.each(['/mypage/calendar?month=11#today', '/admin/', '/admin/#/members'])('back to %s', (path) => {
    expect(back(path)).toBe(path)
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'mypage',
    '/login?back=/login',
    '',
  ])('to my page and never to %j', (path) => {
    expect(back(path)).toBe('/mypage')
  })

  it('prefers the page the guard sent from', () => {
    expect(returnTo({ state: { from: '/mypage/activity' }, search: '?back=/admin/' })).toBe(
      '/mypage/activity',
    )
  })

  it('knows which pages belong to the console', () => {
    expect(isOutsideApp('/admin/')).toBe(true)
    expect(isOutsideApp('/admin-register')).toBe(false)
  })
})
