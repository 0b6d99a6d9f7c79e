import { describe, expect, it } from 'vitest'
import { toServicePath } from './service-path.ts'

describe('toServicePath', () => {
  it('takes exactly one /api away and keeps the query untouched', () => {
    expect(toServicePath('/api/api/kanade/list?a=%2F..&b')).toEqual({
      path: 'api/kanade/list',
      query: '?a=%2F..&b',
    })
    expect(toServicePath('/api/dmv/record-playing')).toEqual({ path: 'dmv/record-playing', query: '' })
  })

  it('ignores trailing slashes', () => {
    expect(toServicePath('/api/credit-card/register/')?.path).toBe('credit-card/register')
    expect(toServicePath('/api/credit-card/count-all//?x=/')).toEqual({
      path: 'credit-card/count-all',
      query: '?x=/',
    })
  })

  it.each([
    '/',
    '/api',
    '/api/',
    '/apiary/x',
    '/api/media/../internal/ended-sessions',
    '/api/media/%2e%2E/internal',
    '/api/media/.%2e/internal',
    '/api/media//internal',
    '/api/media%2f..%2finternal',
    '/api/media\\internal',
    '/api/media/\u00e9',
  ])('refuses %s', (url) => {
    expect(toServicePath(url)).toBeNull()
  })

  it('allows dots inside names', () => {
    expect(toServicePath('/api/static/agreements/privacy_policy.md')?.path).toBe(
      'static/agreements/privacy_policy.md',
    )
  })
})
