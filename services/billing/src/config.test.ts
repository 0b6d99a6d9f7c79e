import { readConfig } from '@hibiki/service'
import { describe, expect, it } from 'vitest'
import { billing } from './service.ts'

const env = {
  DATABASE_URL: 'postgres://billing:secret-password@db/hibiki',
  INTERNAL_KEYS: 'k'.repeat(32),
  IDENTITY_URL: 'http://identity:4001',
}

describe('settings of billing', () => {
  it('need no payment provider and no mail server', () => {
    expect(readConfig(billing, env)).toMatchObject({ PORT: 4003, STRIPE_SECRET_KEY: '' })
  })

  it.each([
    ['PUBLIC_ORIGIN', 'hibiki.example'],
    ['SMTP_URL', 'http://mail'],
    ['MAIL_FROM', 'nobody'],
    ['STRIPE_SECRET_KEY', 'pk_live_secret'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readConfig(billing, { ...env, [name]: value })).toThrow(name)
  })
})
