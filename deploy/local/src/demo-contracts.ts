import { seedDemoContracts } from '@hibiki/billing'
import { demoAccounts } from '@hibiki/identity'

/** Who holds which plan in the demo, so that gates are open for some logins and closed for others. */
const plans: Record<string, string> = { customer: 'premium', premium: 'premium', pic: 'light' }

/** Gives the demo logins their plans, by the ids that identity gives them; who has had one keeps what there is. `payments`: the sandbox, whose test cards renew them. */
export function seedDemoPlans(
  databaseUrl: string,
  now: Date,
  payments?: Parameters<typeof seedDemoContracts>[0]['payments'],
): Promise<number> {
  const contracts = demoAccounts.flatMap(({ id, userId }) => {
    const productKey = plans[userId]
    return productKey === undefined ? [] : [{ userId: id, productKey }]
  })
  return seedDemoContracts({ databaseUrl, contracts, now, ...(payments && { payments }) })
}
