import { randomUUID } from 'node:crypto'
import { addMonths, type Day, getJstDay } from '@hibiki/calendar'
import { saveConsent, saveCurrentDocument } from '@hibiki/projections'
import { insertContract, lockContract } from '../modules/contracts/contracts.sql.ts'
import { buildRentalContract, buildSubscriptionContract } from '../modules/contracts/new-contract.rules.ts'
import { saveContractTransition } from '../modules/contracts/save-contract-transition.ts'
import {
  actorsByCause,
  applyTransition,
  type TransitionCause,
} from '../modules/contracts/transitions.rules.ts'
import { upsertMember } from '../modules/members/members.sql.ts'
import { listProducts, type Product } from '../modules/products/products.sql.ts'
import type { BillingApp } from './billing-app.ts'

type Billing = Pick<BillingApp, 'database' | 'clock'>

export async function getProductByKey(billing: Billing, key: string): Promise<Product> {
  const product = (await listProducts(billing.database.db)).find((one) => one.key === key)
  if (!product) throw new Error(`no product ${key}`)
  return product
}

/** Inserts a contract ordered now and moved by the rules, as routes and the provider would move it. */
export async function insertTestContract(
  billing: Billing,
  options: {
    key: string
    userId?: string
    contractorId?: string
    causes?: TransitionCause[]
    deliveryId?: string
  },
): Promise<{ id: string; userId: string; product: Product }> {
  const product = await getProductByKey(billing, options.key)
  const userId = options.userId ?? randomUUID()
  const today = getJstDay(billing.clock.now)
  const contract = product.rental ? buildRentalContract(today) : buildSubscriptionContract(today)
  const id = await billing.database.db.transaction().execute((trx) =>
    insertContract(trx, {
      contractorId: options.contractorId ?? userId,
      userId,
      product,
      contract,
      deliveryId: options.deliveryId ?? null,
      now: billing.clock.now,
    }),
  )
  for (const cause of options.causes ?? (product.rental ? [] : ['payment-succeeded' as const]))
    await applyTransitionToContract(billing, id, cause)
  return { id, userId, product }
}

/** Lets something happen to a contract now. */
export async function applyTransitionToContract(
  billing: Billing,
  id: string,
  cause: TransitionCause,
): Promise<void> {
  const now = billing.clock.now
  await billing.database.db.transaction().execute(async (trx) => {
    const stored = await lockContract(trx, id)
    if (!stored) throw new Error('no contract')
    const moved = applyTransition(stored.contract, cause, actorsByCause[cause][0] ?? 'system', getJstDay(now))
    if (!moved.ok) throw new Error(`${cause} is ${moved.reason}`)
    await saveContractTransition(trx, stored, moved.contract, now)
  })
}

/** Returns noon in Japan of a day so many calendar months and days later. */
export function toLaterNoon(billing: Billing, { months, days }: { months?: number; days?: number }): Date {
  const day: Day = addMonths(getJstDay(billing.clock.now), months ?? 0)
  return new Date(Date.parse(`${day}T03:00:00Z`) + (days ?? 0) * 86_400_000)
}

export async function insertTestMember(
  billing: Billing,
  options: {
    userId?: string
    name?: string
    nameKana?: string
    email?: string
    roles?: string[]
    agencyCode?: string | null
    /** Has the member agree to the terms of service in force, without which nothing can be bought. */
    agreed?: boolean
  } = {},
): Promise<string> {
  const userId = options.userId ?? randomUUID()
  const loginName = `u${userId.slice(-12)}`
  await billing.database.db.transaction().execute(async (trx) => {
    const [document, version] = ['terms-of-service', '1']
    const decidedAt = new Date('2026-11-01T00:00:00Z')
    await saveCurrentDocument(trx, { document, version, publishedAt: decidedAt })
    if (options.agreed !== false)
      await saveConsent(trx, { memberId: userId, agreed: true, version, decidedAt })
    await upsertMember(trx, {
      userId,
      loginName,
      name: options.name ?? '東京 花子',
      nameKana: options.nameKana ?? null,
      email: options.email ?? `${loginName}@example.jp`,
      roles: options.roles ?? ['ROLE_CUSTOMER'],
      agencyCode: options.agencyCode ?? null,
      changedAt: new Date('2026-11-01T00:00:00Z'),
    })
  })
  return userId
}

/** Lists the payloads of one subject about one member, oldest first. */
export async function listOutboxPayloads(
  billing: Billing,
  subject: string,
  userId: string,
): Promise<unknown[]> {
  const rows = await billing.database.db
    .selectFrom('outbox')
    .select('payload')
    .where('subject', '=', subject)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.payload).filter((payload) => (payload as { userId: string }).userId === userId)
}
