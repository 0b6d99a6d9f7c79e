import { randomUUID } from 'node:crypto'
import type { TestSandbox } from '@hibiki/payment-sandbox/testing'
import { saveProviderCustomer } from '../../../../services/billing/src/modules/cards/cards.sql.ts'
import { upsertMember } from '../../../../services/billing/src/modules/members/members.sql.ts'
import type { BillingApp } from '../../../../services/billing/src/testing/billing-app.ts'
import { insertTestCard } from '../../../../services/billing/src/testing/cards.ts'
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
    const person = {
      name: '東京 花子',
      nameKana: null,
      email: `${loginName}@example.jp`,
      roles: ['ROLE_GENERAL'],
    }
    await upsertMember(trx, { userId, loginName, ...person, agencyCode: null, changedAt: now })
    await saveProviderCustomer(trx, { memberId: userId, providerId: customerId, now })
  })
  return { userId, customerId }
}

/** Adds a member with a card that the payment sandbox knows: `visa`, or another of its predefined names. */
export async function addSandboxMember(
  billing: Pick<BillingApp, 'database' | 'clock'>,
  sandbox: TestSandbox,
  card = 'visa',
): Promise<SandboxMember> {
  const userId = await insertTestMember(billing)
  const added = await insertTestCard({ ...billing, sandbox }, userId, card)
  return { userId, customerId: added.customerId, cardId: added.id, paymentMethodId: added.providerId }
}
