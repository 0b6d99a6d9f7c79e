import { readStatelessConfig, type Settings } from '@hibiki/service/stateless'
import { describe, expect, it } from 'vitest'
import { parsePublicOrigins, parseServiceUrls } from './config.ts'
import { gateway } from './service.ts'

const key = 'k'.repeat(32)
const base = { IDENTITY_URL: 'http://i:1', INTERNAL_KEYS: key }
const local = { ...base, SECURE_COOKIES: 'false' }
const secure = { ...base, PUBLIC_ORIGIN: 'https://hibiki.example' }

const readConfig = (settings: Settings) => readStatelessConfig(gateway, settings)

describe('settings of the gateway', () => {
  it.each([
    [{ ...local, IDENTITY_URL: '' }, 'IDENTITY_URL'],
    [{ ...local, IDENTITY_URL: 'identity:4001' }, 'IDENTITY_URL'],
    [{ ...local, CONTENT_URL: 'http://c:1,nonsense' }, 'CONTENT_URL'],
    [{ ...secure, PUBLIC_ORIGIN: 'https://hibiki.example/app' }, 'PUBLIC_ORIGIN'],
    [{ ...local, STRIPE_PUBLISHABLE_KEY: 'sk_live_x' }, 'STRIPE_PUBLISHABLE_KEY'],
    [{ ...local, MEDIA_FOLDER: '/nowhere' }, 'MEDIA_FOLDER'],
    [{ ...local, MEDIA_FOLDER: '' }, 'MEDIA_FOLDER'],
    [{ ...local, MEMBER_APP_DIST: '' }, 'MEMBER_APP_DIST'],
    [{ ...local, ADMIN_CONSOLE_DIST: '' }, 'ADMIN_CONSOLE_DIST'],
  ])('names what is wrong in %o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })

  it('reads several replicas of a service and several origins', () => {
    const origins = 'https://hibiki.example, https://www.hibiki.example'
    const config = readConfig({ ...secure, IDENTITY_URL: 'http://a:1, http://b:2', PUBLIC_ORIGIN: origins })
    expect(parseServiceUrls(config)).toEqual({ identity: ['http://a:1', 'http://b:2'] })
    expect(parsePublicOrigins(config)).toEqual(['https://hibiki.example', 'https://www.hibiki.example'])
  })

  it('listens on loopback and its own ports by default', () => {
    expect(readConfig(local)).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, OPS_PORT: 3001 })
  })

  it('has secure cookies unless SECURE_COOKIES is false', () => {
    expect(readConfig(secure).SECURE_COOKIES).toBe(true)
    expect(readConfig({ ...local, PUBLIC_ORIGIN: 'http://hibiki.test' }).SECURE_COOKIES).toBe(false)
  })

  it.each([
    ['https without secure cookies', { ...secure, SECURE_COOKIES: 'false' }, 'contradicts PUBLIC_ORIGIN'],
    [
      'http with secure cookies',
      { ...secure, PUBLIC_ORIGIN: 'http://hibiki.test' },
      'contradicts PUBLIC_ORIGIN',
    ],
    ['a mixture', { ...secure, PUBLIC_ORIGIN: 'https://a.test,http://b.test' }, 'lists http://b.test'],
    ['this machine with secure cookies', base, 'set SECURE_COOKIES=false'],
  ])('rejects %s', (_name, env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })
})
