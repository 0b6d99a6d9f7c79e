import { randomUUID } from 'node:crypto'
import { ApiError } from '@hibiki/http'
import { openServiceDatabase } from '@hibiki/service'
import { afterAll, describe, expect, it } from 'vitest'
import type { BillingContext } from '../context.ts'
import { billing as service } from '../service.ts'
import { createBillingApp } from '../testing/billing-app.ts'
import { claimIdempotencyKey, renewIdempotencyKeyLease } from './idempotency-keys.sql.ts'
import { type IdempotentRequest, runIdempotentRequest } from './run-idempotent-request.ts'

const billing = await createBillingApp()
afterAll(() => billing.close())

const request = (overrides: Partial<IdempotentRequest> = {}): IdempotentRequest => ({
  memberId: randomUUID(),
  key: randomUUID(),
  call: '/call',
  body: { a: 1, b: 2 },
  now: billing.clock.now,
  storedErrorCodes: ['BILLING_CARD_DECLINED'],
  ...overrides,
})
const once = (one: IdempotentRequest, run: () => Promise<unknown>) =>
  runIdempotentRequest(billing.database.db, one, run)
const refuse = (code: string) => () => Promise.reject(new ApiError(code))
const leaseEnds = (memberId: string, interval: string) =>
  billing.database.pool.query(
    `update idempotency_keys set leased_until = now() + interval '${interval}' where member_id = $1`,
    [memberId],
  )

describe('runIdempotentRequest', () => {
  it('repeats the first response whatever the order of the fields, and rejects another body with BILLING_KEY_REUSED', async () => {
    const one = request()
    const first = await once(one, async () => ({ done: 1 }))
    const again = { ...one, body: { b: 2, a: 1 } }
    expect(await once(again, async () => ({ done: 2 }))).toEqual(first)
    const other = once({ ...one, body: { a: 1 } }, async () => ({}))
    await expect(other).rejects.toMatchObject({ code: 'BILLING_KEY_REUSED' })
    // The same key of another member identifies another request.
    expect(await once({ ...one, memberId: randomUUID() }, async () => ({ done: 3 }))).toEqual({ done: 3 })
  })

  it('treats the same body without a key as the same request for a minute', async () => {
    const one = request({ key: null })
    await once(one, async () => 1)
    expect(await once(one, async () => 2)).toBe(1)
    expect(await once({ ...one, now: new Date(one.now.getTime() + 60_000) }, async () => 2)).toBe(2)
  })

  it('stores a rejection that changed something, and after any other lets only the same request be retried under its key', async () => {
    const declined = request()
    await expect(once(declined, refuse('BILLING_CARD_DECLINED'))).rejects.toThrow()
    await expect(once(declined, async () => 1)).rejects.toMatchObject({ code: 'BILLING_CARD_DECLINED' })
    const free = request()
    await expect(once(free, refuse('E2005'))).rejects.toThrow()
    const other = once({ ...free, body: { a: 9 } }, async () => 1)
    await expect(other).rejects.toMatchObject({ code: 'BILLING_KEY_REUSED' })
    expect(await once(free, async () => 1)).toBe(1)
  })

  it('takes over the request of a process that died, under the same key', async () => {
    const one = request()
    const dying = openServiceDatabase<BillingContext>(service, {
      DATABASE_URL: billing.databaseUrl,
      DATABASE_CONNECTIONS: 2,
    })
    await new Promise<void>((begun) => {
      const never = async () => {
        begun()
        return new Promise(() => {})
      }
      void runIdempotentRequest(dying.db, one, never)
    })
    await dying.close()
    await leaseEnds(one.memberId, '-1 second')
    expect(await runIdempotentRequest(billing.database.db, one, async (key) => key)).toBe(one.key)
  })

  it('does not let another process claim a lease that was renewed until it expires', async () => {
    const row = { memberId: randomUUID(), key: 'key', hash: 'hash' }
    const { db } = billing.database
    expect(await claimIdempotencyKey(db, row)).toBe(true)
    await leaseEnds(row.memberId, '-1 second')
    await renewIdempotencyKeyLease(db, row)
    expect(await claimIdempotencyKey(db, row)).toBe(false)
    await leaseEnds(row.memberId, '-1 second')
    expect(await claimIdempotencyKey(db, row)).toBe(true)
  })
})
