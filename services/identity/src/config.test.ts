import { readConfig as readServiceConfig, type Settings } from '@hibiki/service'
import { describe, expect, it } from 'vitest'
import { parseTotpRequiredRoles } from './config.ts'
import { identity } from './service.ts'

const good = {
  DATABASE_URL: 'postgres://localhost/identity',
  TOKEN_KEY_SECRET: 'a'.repeat(64),
  INTERNAL_KEYS: 'k'.repeat(32),
}

const readConfig = (settings: Settings) => readServiceConfig(identity, settings)

describe('readConfig', () => {
  it('uses safe defaults', () => {
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

  it('reads the roles that need a second factor', () => {
    const config = readConfig({ ...good, TOTP_REQUIRED_ROLES: 'ROLE_PERSON_IN_CHARGE,ROLE_ADMIN' })
    expect(parseTotpRequiredRoles(config)).toEqual(['ROLE_ADMIN', 'ROLE_PERSON_IN_CHARGE'])
  })

  it('rejects production without a second factor of administrators', () => {
    const production = {
      ...good,
      MODE: 'production',
      PUBLIC_ORIGIN: 'https://hibiki.example',
      NATS_URL: 'nats://localhost',
      SMTP_URL: 'smtp://mail',
      MAIL_FROM: 'a@b.example',
    }
    expect(readConfig(production)).toMatchObject({ MODE: 'production' })
    expect(() => readConfig({ ...production, TOTP_REQUIRED_ROLES: '' })).toThrow(
      'TOTP_REQUIRED_ROLES must include ROLE_ADMIN in production',
    )
  })

  it('requires a second factor of administrators by default', () => {
    expect(parseTotpRequiredRoles(readConfig(good))).toEqual(['ROLE_ADMIN'])
    expect(parseTotpRequiredRoles(readConfig({ ...good, TOTP_REQUIRED_ROLES: '' }))).toEqual([])
  })

  it.each([
    [{ DATABASE_URL: undefined }, 'DATABASE_URL'],
    [{ TOKEN_KEY_SECRET: undefined }, 'TOKEN_KEY_SECRET'],
    [{ TOKEN_KEY_SECRET: 'short' }, 'TOKEN_KEY_SECRET'],
    [{ INTERNAL_KEYS: undefined }, 'INTERNAL_KEYS'],
    [{ INTERNAL_KEYS: 'short' }, 'INTERNAL_KEYS'],
    [{ TOKEN_KEY_SECRET: '?'.repeat(43) }, 'TOKEN_KEY_SECRET'],
    [{ PORT: 'http' }, 'PORT'],
    [{ RATE_LIMIT: 'maybe' }, 'RATE_LIMIT'],
    [{ SECURE_COOKIES: 'yes' }, 'SECURE_COOKIES'],
    [{ SMTP_URL: 'mail.example.jp' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'Hibiki <no-reply@hibiki.example>' }, 'MAIL_FROM'],
    [{ PUBLIC_ORIGIN: 'hibiki.example' }, 'PUBLIC_ORIGIN'],
    [{ PUBLIC_ORIGIN: 'https://hibiki.example/app' }, 'PUBLIC_ORIGIN'],
    [{ TOTP_REQUIRED_ROLES: 'ADMIN' }, 'TOTP_REQUIRED_ROLES'],
    [{ ADMIN_BOOTSTRAP_SECRET: 'short' }, 'ADMIN_BOOTSTRAP_SECRET'],
  ])('throws an error that names the setting for %o', (change, name) => {
    expect(() => readConfig({ ...good, ...change })).toThrow(name)
  })
})
