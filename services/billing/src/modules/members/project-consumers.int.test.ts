import { randomUUID } from 'node:crypto'
import { testConsumerGuarantees } from '@hibiki/service/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBillingApp } from '../../testing/billing-app.ts'
import { requireOrderingAllowed } from '../orders/purchase.ts'

const billing = await createBillingApp()
beforeAll(async () => {
  await publish('1', '2026-11-01T00:00:00.000Z')
})
afterAll(() => billing.close())

const publish = (version: string, at: string) =>
  billing.deliver('identity.document-published.v1', { document: 'terms-of-service', version, at })
const consent = (userId: string, overrides: object = {}) => ({
  userId,
  document: 'terms-of-service',
  agreed: true,
  version: '1',
  at: '2026-11-20T00:00:00.000Z',
  ...overrides,
})
const agree = (userId: string, overrides: object = {}) =>
  billing.deliver('identity.consent-changed.v1', consent(userId, overrides))
const refusal = (userId: string) =>
  requireOrderingAllowed(billing.database.db, userId).then(
    () => null,
    (error: { code: string }) => error.code,
  )

describe('project-consents', () => {
  testConsumerGuarantees({
    service: () => billing,
    consumer: 'project-consents',
    subject: 'identity.consent-changed.v1',
    table: 'consents',
    payload: () => consent(randomUUID()),
    effect: (payload) =>
      billing.database.db
        .selectFrom('consents')
        .selectAll()
        .where('member_id', '=', (payload as { userId: string }).userId)
        .execute(),
  })

  it('lets a member order who agreed to the terms in force by the newest decision, and no other (E4003)', async () => {
    const userId = randomUUID()
    expect(await refusal(userId)).toBe('E4003')
    await agree(userId)
    expect(await refusal(userId)).toBeNull()
    await agree(userId, { agreed: false, at: '2026-11-19T00:00:00.000Z' })
    expect(await refusal(userId)).toBeNull()
    await agree(userId, { agreed: false, at: '2026-11-21T00:00:00.000Z' })
    expect(await refusal(userId)).toBe('E4003')
  })

  it('ignores consents to other documents', async () => {
    const userId = randomUUID()
    await agree(userId, { document: 'providing-data' })
    expect(await refusal(userId)).toBe('E4003')
  })

  it('requires consent again to a new version', async () => {
    const userId = randomUUID()
    await agree(userId)
    await publish('2', '2026-11-22T00:00:00.000Z')
    expect(await refusal(userId)).toBe('E4003')
    await agree(userId, { version: '2', at: '2026-11-22T01:00:00.000Z' })
    expect(await refusal(userId)).toBeNull()
    await publish('1', '2026-11-23T00:00:00.000Z')
  })
})

describe('project-deletion-requests', () => {
  const requested = (userId: string, at: string, id?: string) =>
    billing.deliver(
      'identity.deletion-requested.v1',
      { userId, effectiveAt: '2026-12-21T00:00:00.000Z', at },
      id,
    )
  const cancelled = (userId: string, at: string) =>
    billing.deliver('identity.deletion-cancelled.v1', { userId, at })

  testConsumerGuarantees({
    service: () => billing,
    consumer: 'project-deletion-requested',
    subject: 'identity.deletion-requested.v1',
    table: 'deletion_requests',
    payload: () => ({
      userId: randomUUID(),
      effectiveAt: '2026-12-21T00:00:00.000Z',
      at: '2026-11-21T00:00:00.000Z',
    }),
    effect: (payload) =>
      billing.database.db
        .selectFrom('deletion_requests')
        .selectAll()
        .where('member_id', '=', (payload as { userId: string }).userId)
        .execute(),
  })

  it('rejects orders while a deletion is pending, by the newest event', async () => {
    const userId = randomUUID()
    await agree(userId)
    await requested(userId, '2026-11-21T01:00:00.000Z')
    expect(await refusal(userId)).toBe('BILLING_DELETION_PENDING')
    await cancelled(userId, '2026-11-21T00:30:00.000Z')
    expect(await refusal(userId)).toBe('BILLING_DELETION_PENDING')
    await cancelled(userId, '2026-11-21T02:00:00.000Z')
    expect(await refusal(userId)).toBeNull()
    await requested(userId, '2026-11-21T01:00:00.000Z')
    expect(await refusal(userId)).toBeNull()
  })

  it('takes effect once for duplicate deliveries', async () => {
    const [userId, id] = [randomUUID(), randomUUID()]
    await requested(userId, '2026-11-21T01:00:00.000Z', id)
    const { db } = billing.database
    await db.deleteFrom('deletion_requests').where('member_id', '=', userId).execute()
    await requested(userId, '2026-11-21T01:00:00.000Z', id)
    const rows = db.selectFrom('deletion_requests').selectAll().where('member_id', '=', userId)
    expect(await rows.execute()).toEqual([])
  })

  it('stores nothing about a deleted member', async () => {
    const userId = randomUUID()
    await billing.deliver('identity.person-deleted.v1', { userId, at: '2026-11-21T00:00:00.000Z' })
    await requested(userId, '2026-11-21T01:00:00.000Z')
    await agree(userId)
    const { db } = billing.database
    const rows = db.selectFrom('deletion_requests').selectAll().where('member_id', '=', userId)
    expect([await rows.execute(), await refusal(userId)]).toEqual([[], 'E4003'])
  })
})
