import { Type } from 'typebox'
import type { StripeSettings } from './stripe-provider.ts'

export type StripeSettingsWithPublishableKey = StripeSettings & { publishableKey: string }

/** The keys of the payment provider, and the right form of each. */
const forms = {
  STRIPE_SECRET_KEY: /^(sk|rk)_\S+$/,
  STRIPE_WEBHOOK_SECRET: /^whsec_\S+$/,
  STRIPE_PUBLISHABLE_KEY: /^pk_\S+$/,
} as const
const names = Object.keys(forms) as (keyof typeof forms)[]

/** The settings as environment variables. */
export const stripeConfigProperties = {
  PAYMENTS: Type.Enum(['stripe', 'off'], {
    default: 'stripe',
    description: 'off declares that nothing can be bought; in production missing keys alone are an error',
  }),
  STRIPE_SECRET_KEY: Type.String({ default: '' }),
  STRIPE_WEBHOOK_SECRET: Type.String({ default: '' }),
  STRIPE_PUBLISHABLE_KEY: Type.String({ default: '' }),
  KONBINI_PAYMENTS: Type.Enum(['on', 'off'], {
    default: 'off',
    description:
      'on offers to pay at convenience stores what is owed, once the account at Stripe has Konbini',
  }),
  STRIPE_API_URL: Type.String({
    default: '',
    description: "Address of an API other than Stripe's; empty for Stripe",
  }),
}

/**
 * Reads the payment provider's settings: all three keys, or none, without which nothing can be bought. In production that must be
 * declared.
 * @throws Error with a sentence that names the wrong variable and never repeats a key
 */
export function readStripeSettings(
  env: Partial<Record<keyof typeof stripeConfigProperties | 'MODE', string>>,
): StripeSettingsWithPublishableKey | null {
  const given = names.filter((name) => (env[name] ?? '') !== '')
  if (env.PAYMENTS === 'off' && given.length > 0)
    throw new Error(`PAYMENTS=off contradicts ${given.join(', ')}: leave one out`)
  if (given.length === 0 && env.PAYMENTS !== 'off' && env.MODE === 'production')
    throw new Error(`${names.join(', ')} must be set, or PAYMENTS=off where nothing is to be bought`)
  if (given.length === 0) return null
  for (const name of names) {
    if (!forms[name].test(env[name] ?? ''))
      throw new Error(`${name} must be a key that starts with ${startOf(forms[name])}`)
  }
  const apiUrl = env.STRIPE_API_URL ?? ''
  if (apiUrl !== '' && !/^https?:$/.test(URL.parse(apiUrl)?.protocol ?? '')) {
    throw new Error(
      'STRIPE_API_URL must be an address that starts with http:// or https://, or empty for Stripe',
    )
  }
  return {
    secretKey: env.STRIPE_SECRET_KEY ?? '',
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
    publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
    apiUrl,
  }
}

const startOf = (form: RegExp) => form.source.replaceAll(/[\^$()]|\\S\+/g, '').replace('|', '_ or ')
