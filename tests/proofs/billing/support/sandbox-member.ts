import { randomUUID } from 'node:crypto'
import type { TestSandbox } from '@hibiki/payment-sandbox/testing'
import { insertCard, saveProviderCustomer } from '../../../../services/billing/src/modules/cards/cards.sql.ts'
import { upsertMember } from '../../../../services/billing/src/modules/members/members.sql.ts'
import type { BillingApp } from '../../../../services/billing/src/testing/billing-app.ts'
import { insertTestMember } from '../../../../services/billing/src/testing/contracts.ts'

export interface SandboxMember {
  userId: string
  customerId: string
  cardId: string
  paymentMethodId: string
}

/** Adds a buyer without a card yet, who is a member here and a customer of the sandbox. */
export async function addBuyer(
  billing: Pick<BillingApp, 'database' | 'clock'>,
  sandbox: Pick<TestSandbox, 'stripe'>,
): Promise<{ userId: string; customerId: string }> {
  const userId = randomUUID()
  const { id: customerId } = await sandbox.stripe.customers.create({ metadata: { member: userId } })
  const now = billing.clock.now
  await billing.database.db.transaction().execute(async (trx) => {
    const loginName = `u${userId.slice(-12)}`
    const person = { name: '東京 花子', email: `${loginName}@example.jp`, roles: ['ROLE_GENERAL'] }
    await upsertMember(trx, { userId, loginName, ...person, agencyCode: null, changedAt: now })
    await saveProviderCustomer(trx, { memberId: userId, providerId: customerId, now })
  })
  return { userId, customerId }
}

/** Adds a member with a card that the payment sandbox knows: `visa`, or another of its predefined names. */
export async function addSandboxMember(
  billing: Pick<BillingApp, 'database' | 'clock'>,
  sandbox: Pick<TestSandbox, 'stripe'>,
  card = 'visa',
): Promise<SandboxMember> {
  const userId = await insertTestMember(billing)
  const { id: customerId } = await sandbox.stripe.customers.create({ metadata: { member: userId } })
  const now = billing.clock.now
  await billing.database.db
    .transaction()
    .execute((trx) => saveProviderCustomer(trx, { memberId: userId, providerId: customerId, now }))
  return { userId, customerId, ...(await addSandboxCard(billing, sandbox, { userId, customerId, card })) }
}

/** Adds another card for a customer. */
export async function addSandboxCard(
  billing: Pick<BillingApp, 'database' | 'clock'>,
  sandbox: Pick<TestSandbox, 'stripe'>,
  options: { userId: string; customerId: string; card: string },
): Promise<{ cardId: string; paymentMethodId: string }> {
  const { id: providerId, card } = await sandbox.stripe.paymentMethods.attach(`pm_card_${options.card}`, {
    customer: options.customerId,
  })
  const shown = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 }
  const cardId = await billing.database.db.transaction().execute((trx) =>
    insertCard(trx, {
      memberId: options.userId,
      providerId,
      card: shown,
      now: billing.clock.now,
      fingerprint: card?.fingerprint ?? null,
    }),
  )
  return { cardId, paymentMethodId: providerId }
}
