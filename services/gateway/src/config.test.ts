import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const local = { IDENTITY_URL: 'http://i:1', SECURE_COOKIES: 'false' }
const secure = { IDENTITY_URL: 'http://i:1', PUBLIC_ORIGIN: 'https://hibiki.example' }

describe('readConfig', () => {
  it.each([
    [{ SECURE_COOKIES: 'false' }, 'IDENTITY_URL'],
    [{ ...local, IDENTITY_URL: 'identity:4001' }, 'IDENTITY_URL'],
    [{ ...local, CONTENT_URL: 'http://c:1,nonsense' }, 'CONTENT_URL'],
    [{ ...secure, PUBLIC_ORIGIN: 'https://hibiki.example/app' }, 'PUBLIC_ORIGIN'],
    [{ ...local, STRIPE_PUBLISHABLE_KEY: 'sk_live_x' }, 'STRIPE_PUBLISHABLE_KEY'],
    [{ ...local, PORT: 'x' }, 'PORT must be integer'],
    [{ ...local, RATE_LIMIT: 'of' }, 'RATE_LIMIT must be one of on, off'],
    [
      { ...local, LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent',
    ],
    [{ ...local, MEDIA_FOLDER: '/nowhere' }, 'MEDIA_FOLDER'],
    [{ ...secure, SECURE_COOKIES: 'maybe' }, 'SECURE_COOKIES must be boolean'],
  ])('names what is wrong in %o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })

  it('reads several copies and origins', () => {
    const config = readConfig({ ...secure, IDENTITY_URL: 'http://a:1, http://b:2' })
    expect(config.services).toEqual({ identity: ['http://a:1', 'http://b:2'] })
    expect(config.publicOrigins).toEqual(['https://hibiki.example'])
  })

  it('has secure cookies unless told, as the services have', () => {
    expect(readConfig(secure).secureCookies).toBe(true)
    expect(readConfig(local).secureCookies).toBe(false)
    expect(readConfig({ ...local, PUBLIC_ORIGIN: 'http://hibiki.test' }).secureCookies).toBe(false)
  })

  it.each([
    ['https without secure cookies', { ...secure, SECURE_COOKIES: 'false' }, 'contradicts PUBLIC_ORIGIN'],
    [
      'http with secure cookies',
      { ...secure, PUBLIC_ORIGIN: 'http://hibiki.test' },
      'contradicts PUBLIC_ORIGIN',
    ],
    ['a mixture', { ...secure, PUBLIC_ORIGIN: 'https://a.test,http://b.test' }, 'lists http://b.test'],
    ['this machine with secure cookies', { IDENTITY_URL: 'http://i:1' }, 'set SECURE_COOKIES=false'],
  ])('refuses %s', (_name, env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })
})
