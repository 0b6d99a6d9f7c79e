import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('readSettings', () => {
  it('returns the documented defaults, relative to the folder of the command', () => {
    expect(readSettings({ INIT_CWD: '/home/me/hibiki' })).toEqual({
      port: 3000,
      dataDir: '/home/me/hibiki/.data',
      rateLimit: true,
      log: 'file',
      memberApp: true,
      adminConsole: true,
      demoSounds: 'all',
      stripe: null,
    })
  })

  it.each([{ PORT: 'abc' }, { PORT: '70000' }, { RATE_LIMIT: 'maybe' }, { LOG: 'syslog' }, { DATA_DIR: '' }])(
    'names the invalid setting of %o',
    (env) => {
      expect(() => readSettings(env)).toThrow(new RegExp(`^A setting is wrong: ${Object.keys(env)[0]} `))
    },
  )

  it('requires all of Stripe’s keys or none, and never prints their values', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_hush',
      STRIPE_WEBHOOK_SECRET: 'whsec_hush',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    }
    expect(readSettings(keys).stripe).toMatchObject({
      secretKey: 'sk_test_hush',
      publishableKey: 'pk_test_x',
    })
    const half = () => readSettings({ ...keys, STRIPE_WEBHOOK_SECRET: '' })
    expect(half).toThrow(
      /^A setting is wrong: STRIPE_WEBHOOK_SECRET must be a key that starts with whsec_\.$/,
    )
    const swapped = () =>
      readSettings({ ...keys, STRIPE_SECRET_KEY: 'pk_test_x', STRIPE_PUBLISHABLE_KEY: 'sk_test_hush' })
    expect(swapped).toThrow('STRIPE_SECRET_KEY must be a key that starts with sk_ or rk_.')
    expect(swapped).not.toThrow('hush')
  })

  it('lists the supported values', () => {
    expect(() => readSettings({ RATE_LIMIT: 'maybe' })).toThrow('RATE_LIMIT must be one of on, off.')
  })
})
