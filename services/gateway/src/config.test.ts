import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const key = 'k'.repeat(32)
const base = { IDENTITY_URL: 'http://i:1', INTERNAL_KEYS: key }
const local = { ...base, MODE: 'local', SECURE_COOKIES: 'false' }
const secure = { ...base, PUBLIC_ORIGIN: 'https://hibiki.example' }

describe('readConfig', () => {
  it.each([
    [{ ...local, IDENTITY_URL: '' }, 'IDENTITY_URL'],
    [{ ...local, INTERNAL_KEYS: undefined }, 'INTERNAL_KEYS'],
    [{ ...local, INTERNAL_KEYS: `${key},short` }, 'INTERNAL_KEYS must be one or more secrets'],
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

  it('reads a secret from the file that <NAME>_FILE names', () => {
    const env = { ...secure, INTERNAL_KEYS: undefined, INTERNAL_KEYS_FILE: '/nowhere' }
    expect(() => readConfig(env)).toThrow('INTERNAL_KEYS_FILE must name a file that can be read (ENOENT)')
  })

  it('reads several replicas of a service and several origins', () => {
    const config = readConfig({ ...secure, IDENTITY_URL: 'http://a:1, http://b:2' })
    expect(config.services).toEqual({ identity: ['http://a:1', 'http://b:2'] })
    expect(config.publicOrigins).toEqual(['https://hibiki.example'])
    expect(readConfig({ ...secure, INTERNAL_KEYS: `${key}1, ${key}2` }).internalKeys).toEqual([
      `${key}1`,
      `${key}2`,
    ])
  })

  it('listens on loopback unless HOST is given', () => {
    expect(readConfig(local).host).toBe('127.0.0.1')
    expect(readConfig({ ...local, HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  })

  it('has secure cookies unless SECURE_COOKIES is false, as the services have', () => {
    expect(readConfig(secure).secureCookies).toBe(true)
    expect(readConfig(local).secureCookies).toBe(false)
    expect(readConfig({ ...local, PUBLIC_ORIGIN: 'http://hibiki.test' }).secureCookies).toBe(false)
  })

  it('rejects unsafe settings in production and names all of them', () => {
    expect(() => readConfig({ ...local, MODE: undefined, RATE_LIMIT: 'off', LOG_LEVEL: 'debug' })).toThrow(
      /SECURE_COOKIES=false: .*; RATE_LIMIT=off: .*; LOG_LEVEL=debug/,
    )
    expect(readConfig({ ...local, RATE_LIMIT: 'off', LOG_LEVEL: 'debug' }).rateLimit).toBe(false)
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
