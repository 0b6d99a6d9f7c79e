import { seedBonusCodes, seedPaidContracts, seedSeller } from '@hibiki/billing'
import { DAY_MS } from '@hibiki/calendar'
import { demoAccounts } from './accounts.ts'
import { demoSeller } from './seller.ts'

/** Days ago on which the demo contracts began, so that a good part of the first month is left. */
const BEGAN_DAYS_AGO = 5

/** Codes that can be typed in local mode; the second counts on the next invoice. */
const demoBonusCodes = [
  { code: 'WELCOME30', productKey: 'standard', days: 30, yen: null },
  { code: 'THANKYOU500', productKey: null, days: null, yen: 500 },
] as const

/** Assigns plans to the demo logins, so that some pass the plan checks and others do not. */
const plans: Record<string, string> = { customer: 'premium', premium: 'premium', pic: 'light' }

export type DemoPayments = NonNullable<Parameters<typeof seedPaidContracts>[0]['card']>['payments']

interface DemoContracts {
  databaseUrl: string
  contracts: readonly { userId: string; productKey: string }[]
  now: Date
  /** A provider that knows Stripe's test tokens; without one there are no cards. */
  payments?: DemoPayments
}

/**
 * Gives demo members who have never had a contract the plans of the demo, each paid with a test card so that it renews, and inserts the
 * demo's seller and bonus codes.
 *
 * @returns how many contracts were made
 */
export async function seedDemoContracts(options: DemoContracts): Promise<number> {
  const { databaseUrl, now, payments } = options
  // Only the sandbox is sure to have payments at convenience stores.
  await seedSeller({ databaseUrl, seller: demoSeller, takesKonbini: payments !== undefined, now })
  await seedBonusCodes({ databaseUrl, codes: demoBonusCodes, now })
  const beganAt = new Date(now.getTime() - BEGAN_DAYS_AGO * DAY_MS)
  const contracts = options.contracts.map((contract) => ({ ...contract, beganAt }))
  return seedPaidContracts({
    databaseUrl,
    contracts,
    now,
    ...(payments && { card: { payments, token: 'tok_visa' } }),
  })
}

/** Gives the demo logins their plans, except those who ever had one. `payments` is the sandbox, whose test cards renew the plans. */
export function seedDemoPlans(databaseUrl: string, now: Date, payments?: DemoPayments): Promise<number> {
  const contracts = demoAccounts.flatMap(({ id, userId }) => {
    const productKey = plans[userId]
    return productKey === undefined ? [] : [{ userId: id, productKey }]
  })
  return seedDemoContracts({ databaseUrl, contracts, now, ...(payments && { payments }) })
}
