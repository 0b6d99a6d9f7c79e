import { readConfig } from '@hibiki/service'
import { describe, expect, it } from 'vitest'
import { billing } from './service.ts'

const env = {
  DATABASE_URL: 'postgres://billing:secret-password@db/hibiki',
  INTERNAL_KEYS: 'k'.repeat(32),
  IDENTITY_URL: 'http://identity:4001',
}

describe('readConfig of billing', () => {
  it('needs no payment provider and no mail server', () => {
    expect(readConfig(billing, env)).toMatchObject({ PORT: 4003, STRIPE_SECRET_KEY: '' })
  })

  it('requires PAYMENTS=off in production when the keys of the provider are missing, and rejects it beside a key', () => {
    const production = {
      ...env,
      MODE: 'production',
      PUBLIC_ORIGIN: 'https://hibiki.example',
      NATS_URL: 'nats://localhost',
      DATABASE_URL: 'postgres://localhost/hibiki',
      SMTP_URL: 'smtp://mail',
      MAIL_FROM: 'a@b.example',
    }
    expect(() => readConfig(billing, production)).toThrow('or PAYMENTS=off where nothing is to be bought')
    expect(readConfig(billing, { ...production, PAYMENTS: 'off' })).toMatchObject({ STRIPE_SECRET_KEY: '' })
    expect(() => readConfig(billing, { ...env, PAYMENTS: 'off', STRIPE_SECRET_KEY: 'sk_test_x' })).toThrow(
      'PAYMENTS=off contradicts STRIPE_SECRET_KEY',
    )
  })

  it.each([
    ['PUBLIC_ORIGIN', 'hibiki.example'],
    ['SMTP_URL', 'http://mail'],
    ['MAIL_FROM', 'nobody'],
    ['STRIPE_SECRET_KEY', 'pk_live_secret'],
  ])('throws an error that names %s when it is %s', (name, value) => {
    expect(() => readConfig(billing, { ...env, [name]: value })).toThrow(name)
  })
})
