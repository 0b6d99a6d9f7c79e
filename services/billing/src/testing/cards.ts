import type { TestSandbox } from '@hibiki/payment-sandbox/testing'
import { findProviderCustomerId, insertCard, saveProviderCustomer } from '../modules/cards/cards.sql.ts'
import type { BillingApp } from './billing-app.ts'

export interface TestCard {
  id: string
  /** The ids at the provider of the card and of its customer. */
  providerId: string
  customerId: string
  /** Has the issuer treat it from now on like another card of the sandbox: `chargeDeclined`, or `visa` again. */
  behaveLike(name: string): Promise<unknown>
}

/** Inserts a card of a member, as it was stored before cards had fingerprints, and registers it with the sandbox. */
export async function insertTestCard(
  { database, clock, sandbox }: Pick<BillingApp, 'database' | 'clock'> & { sandbox: TestSandbox },
  memberId: string,
  name = 'visa',
): Promise<TestCard> {
  const now = clock.now
  const { stripe } = sandbox
  const customerId =
    (await findProviderCustomerId(database.db, memberId)) ??
    (await stripe.customers.create({ metadata: { member: memberId } })).id
  const { id: providerId } = await stripe.paymentMethods.attach(`pm_card_${name}`, { customer: customerId })
  const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 }
  const id = await database.db.transaction().execute(async (trx) => {
    await saveProviderCustomer(trx, { memberId, providerId: customerId, now })
    return insertCard(trx, { memberId, providerId, card, fingerprint: null, now })
  })
  return {
    id,
    providerId,
    customerId,
    behaveLike: (other) => sandbox.setCardBehaviour(providerId, other),
  }
}
