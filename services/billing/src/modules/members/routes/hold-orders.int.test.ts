import { randomUUID } from 'node:crypto'
import { injectInternalCall } from '@hibiki/http/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { insertTestCard } from '../../../testing/cards.ts'
import { getProductByKey, insertTestMember } from '../../../testing/contracts.ts'
import { createSandboxBilling } from '../../../testing/sandbox-billing.ts'

const ROUNDS = 12
const TEN_MINUTES_MS = 600_000

const billing = await createSandboxBilling()
afterAll(() => billing.close())

const hold = async (memberId: string) => {
  const url = `/internal/members/${memberId}/hold-orders`
  const response = await injectInternalCall(billing.app, { method: 'POST', url, payload: {} })
  return response.json() as { contracts: number; undecidedOrders: number }
}
async function buyer() {
  const userId = await insertTestMember(billing)
  const { id: creditCardId } = await insertTestCard(billing, userId)
  const { id: productId } = await getProductByKey(billing, 'light')
  const cookie = await billing.sessions.cookieFor({ userId })
  const order = async () => {
    const headers = { cookie, 'idempotency-key': randomUUID() }
    const payload = { productId, creditCardId }
    const url = '/v3/subscription/subscribe'
    const response = await billing.app.inject({ method: 'POST', url, headers, payload })
    return [response.statusCode, response.json().code]
  }
  return { userId, order }
}

describe('POST /internal/members/{id}/hold-orders', () => {
  it('keeps a member who owes nothing from ordering for ten minutes', async () => {
    const { userId, order } = await buyer()
    expect(await hold(userId)).toEqual({ contracts: 0, undecidedOrders: 0 })
    expect(await order()).toEqual([409, 'BILLING_ACCOUNT_CHANGING'])
    billing.clock.now = new Date(billing.clock.now.getTime() + TEN_MINUTES_MS)
    expect((await order())[0]).toBe(200)
  })

  it('does not hold the orders of a member with a running contract, because identity then changes nothing', async () => {
    const { userId, order } = await buyer()
    expect((await order())[0]).toBe(200)
    expect(await hold(userId)).toMatchObject({ contracts: 1 })
    expect(await order()).toEqual([409, 'E2005'])
  })

  it('either sees a concurrent order or rejects it, never neither', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { userId, order } = await buyer()
      const [ordered, owed] = await Promise.all([order(), hold(userId)])
      const isSeen = owed.contracts + owed.undecidedOrders > 0
      expect(ordered).toEqual(isSeen ? [200, undefined] : [409, 'BILLING_ACCOUNT_CHANGING'])
      expect(await hold(userId)).toMatchObject({ contracts: isSeen ? 1 : 0 })
    }
  })

  it('responds with 404 to a caller who does not sign', async () => {
    const url = `/internal/members/${randomUUID()}/hold-orders`
    expect((await billing.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404)
  })
})
