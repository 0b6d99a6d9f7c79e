import { once } from 'node:events'
import { request } from 'node:http'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toServicePath } from './service-path.rules.ts'

describe('toServicePath', () => {
  it('removes exactly one /api and keeps the query', () => {
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
    '/api/auth/log%6Fut',
    '/api/auth/log%6fut',
    '/api/auth%2Flogin',
    '/api/auth/login#1',
    '/api/auth/login?a=1#b',
    '/api/auth/login%23',
    '/api/auth/login%3Fa',
    '/api/auth/login;a=1',
    '/api/auth/login%00',
    '/api/auth/login%0a',
    '/api/auth/log%2569n',
    '/api/page%2Dsize/scale',
    '/api/auth/login%',
    '/api/auth/login%4',
    '/api/auth/login%zz',
    '/api/auth/login%ff',
    '/api/auth/login%c0%af',
    '/api/auth/login"',
    'http://localhost/api/auth/login',
    '/%61pi/auth/login',
    '/API/auth/login',
  ])('rejects %s', (url) => {
    expect(toServicePath(url)).toBeNull()
  })

  it('allows dots inside names', () => {
    expect(toServicePath('/api/static/agreements/privacy_policy.md')?.path).toBe(
      'static/agreements/privacy_policy.md',
    )
  })

  it('allows names that must be encoded and keeps them encoded', () => {
    expect(toServicePath('/api/media/%E9%9F%BF%20(1)')?.path).toBe('media/%E9%9F%BF%20(1)')
  })
})

describe('the path that toServicePath returns', () => {
  const routes = [
    'auth/logout',
    'auth/login',
    'account/issue-confirm-mail',
    'media/renew-link',
    'page-size/scale',
  ]
  let service: FastifyInstance
  let port: number

  beforeAll(async () => {
    service = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
    for (const route of routes) service.get(`/${route}`, async () => route)
    service.get('/media/:id', async () => 'media')
    await service.listen({ host: '127.0.0.1', port: 0 })
    port = (service.server.address() as { port: number }).port
  })
  afterAll(() => service.close())

  async function routedBy(url: string): Promise<string> {
    const [response] = await once(request({ port, path: url }).end(), 'response')
    let body = ''
    for await (const chunk of response) body += chunk
    return response.statusCode === 200 ? body : ''
  }

  /** Every character of the route in every spelling a router might read as the same, and ends it might cut off. */
  function spellingsOf(route: string): string[] {
    const spellings = [...route].flatMap((character, at) => {
      const hex = character.charCodeAt(0).toString(16)
      const other = [`%${hex}`, `%${hex.toUpperCase()}`, `%25${hex}`, character.toUpperCase()]
      return other.map((text) => route.slice(0, at) + text + route.slice(at + 1))
    })
    const ends = [
      '#',
      '#1',
      '%23',
      ';',
      ';a=1',
      '%3b',
      '%3f',
      '%00',
      '%0d',
      '%20',
      '%',
      '/',
      '//',
      '/.',
      '/x/..',
      '?a=/../b',
    ]
    const starts = ['../../domain/', '%2e/', 'x/../', '/', 'x/%2e%2e/', '\\']
    return [...spellings, ...ends.map((end) => route + end), ...starts.map((start) => start + route)]
  }

  it.each(routes)('is the path that a service routes, for every spelling of %s', async (route) => {
    let reached = 0
    for (const spelling of spellingsOf(route)) {
      const target = toServicePath(`/api/${spelling}`)
      if (target === null) continue
      const routed = await routedBy(`/${target.path}${target.query}`)
      if (routed !== route) continue
      reached++
      expect([spelling, target.path]).toEqual([spelling, route])
    }
    // At least with slashes at the end and with a query.
    expect(reached).toBeGreaterThanOrEqual(3)
  })
})
