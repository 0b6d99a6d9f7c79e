import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const good = { DATABASE_URL: 'postgres://localhost/identity', TOKEN_KEY_SECRET: 'a'.repeat(64) }

describe('readConfig', () => {
  it('fills in what is safe to assume', () => {
    expect(readConfig(good)).toMatchObject({
      PORT: 4001,
      SECURE_COOKIES: true,
      RATE_LIMIT: 'on',
      LOG_LEVEL: 'info',
    })
    expect(readConfig({ ...good, PORT: '0', SECURE_COOKIES: 'false' })).toMatchObject({
      PORT: 0,
      SECURE_COOKIES: false,
    })
  })

  it.each([
    [{ DATABASE_URL: undefined }, 'DATABASE_URL'],
    [{ TOKEN_KEY_SECRET: undefined }, 'TOKEN_KEY_SECRET'],
    [{ TOKEN_KEY_SECRET: 'short' }, 'TOKEN_KEY_SECRET'],
    [{ PORT: 'http' }, 'PORT'],
    [{ RATE_LIMIT: 'maybe' }, 'RATE_LIMIT'],
    [{ SECURE_COOKIES: 'yes' }, 'SECURE_COOKIES'],
  ])('stops with a sentence that names the setting: %o', (change, name) => {
    expect(() => readConfig({ ...good, ...change })).toThrow(name)
  })
})
