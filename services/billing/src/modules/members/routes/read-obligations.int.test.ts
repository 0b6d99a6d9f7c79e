import { randomUUID } from 'node:crypto'
import { injectInternalCall } from '@hibiki/http/testing'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { createBillingApp } from '../../../testing/billing-app.ts'
import { getProductByKey, insertTestContract } from '../../../testing/contracts.ts'

const billing = await createBillingApp()
afterAll(() => billing.close())

const read = async (memberId: string) =>
  (await injectInternalCall(billing.app, `/internal/members/${memberId}/obligations`)).json()

describe('GET /internal/members/{id}/obligations', () => {
  it('counts running contracts for the payer, not for a member who only uses them', async () => {
    const contractorId = randomUUID()
    const { userId } = await insertTestContract(billing, { key: 'premium', contractorId })
    expect(await read(contractorId)).toEqual({ contracts: 1, undecidedOrders: 0 })
    expect(await read(userId)).toEqual({ contracts: 0, undecidedOrders: 0 })
  })

  it.each([
    ['verifying', 1],
    ['paying', 1],
    ['failed', 0],
  ])('counts an order in state %s as %i', async (state, undecidedOrders) => {
    const memberId = randomUUID()
    const { id } = await getProductByKey(billing, 'premium')
    await sql`insert into orders (member_id, request_key, product_id, state, amount_yen, confirmed, ordered_at)
      values (${memberId}, 'key', ${id}, ${state}, 0, '{}', now())`.execute(billing.database.db)
    expect(await read(memberId)).toEqual({ contracts: 0, undecidedOrders })
  })
})
