import { describe, expect, it } from 'vitest'
import { readStripeSettings } from './stripe-settings.ts'

const env = {
  STRIPE_SECRET_KEY: 'sk_live_secret',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_open',
}

describe('readStripeSettings', () => {
  it('reads all keys, and returns null when there is none', () => {
    expect(readStripeSettings(env)).toEqual({
      secretKey: 'sk_live_secret',
      webhookSecret: 'whsec_secret',
      publishableKey: 'pk_live_open',
      apiUrl: '',
    })
    expect(readStripeSettings({ STRIPE_SECRET_KEY: '' })).toBeNull()
  })

  it.each([
    ['STRIPE_SECRET_KEY', 'pk_live_secret', 'sk_ or rk_'],
    ['STRIPE_WEBHOOK_SECRET', '', 'whsec_'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_live_secret', 'pk_'],
    ['STRIPE_API_URL', 'localhost:1', 'http://'],
  ])('throws an error that names %s when it is wrong, without repeating its value', (name, value, said) => {
    const read = () => readStripeSettings({ ...env, [name]: value })
    expect(read).toThrow(name)
    expect(read).toThrow(said)
    expect(read).not.toThrow('live_secret')
  })
})
