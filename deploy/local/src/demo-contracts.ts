import type { DemoContract } from '@hibiki/billing'

/** Who holds which plan in the demo, so that gates are open for some logins and closed for others. */
const plans: Record<string, string> = { customer: 'premium', premium: 'premium', pic: 'light' }

/** The plans of the demo logins, by the ids that identity gives them. */
export function demoContracts(accounts: readonly { id: string; userId: string }[]): DemoContract[] {
  return accounts.flatMap(({ id, userId }) => {
    const productKey = plans[userId]
    return productKey === undefined ? [] : [{ userId: id, productKey }]
  })
}
