import { randomUUID } from 'node:crypto'
import { lockMember } from '@hibiki/projections'
import { countLockWaits } from '@hibiki/test-harness'
import { afterAll, expect, it } from 'vitest'
import type { Trx } from '../../tables.ts'
import { insertTestCard } from '../../testing/cards.ts'
import { getProductByKey, insertTestContract, insertTestMember } from '../../testing/contracts.ts'
import { createSandboxBilling } from '../../testing/sandbox-billing.ts'
import { lockContract } from '../contracts/contracts.sql.ts'

const billing = await createSandboxBilling()
afterAll(() => billing.close())

async function post(userId: string, url: string, payload: object) {
  const headers = { cookie: await billing.sessions.cookieFor({ userId }), 'idempotency-key': randomUUID() }
  const response = await billing.app.inject({ method: 'POST', url, headers, payload })
  return [response.statusCode, response.json().code]
}

/** Waits until a query waits for a lock that the test holds. */
async function someoneWaits(): Promise<void> {
  await expect.poll(() => countLockWaits(billing.database.pool), { timeout: 20_000 }).toBeGreaterThan(0)
}

/** Returns the response to a request whose card is deleted after it was found and before anything was written. */
async function deletedMeanwhile(
  { hold, userId, cardId }: { userId: string; cardId: string; hold: (trx: Trx) => Promise<unknown> },
  request: () => Promise<unknown[]>,
): Promise<unknown[]> {
  let response: Promise<unknown[]> = Promise.resolve([])
  await billing.database.db.transaction().execute(async (trx) => {
    await hold(trx)
    response = request()
    await someoneWaits()
    expect(await post(userId, '/credit-card/delete', { id: cardId })).toEqual([200, undefined])
  })
  return response
}

it('rejects an order with 404 when its card is deleted meanwhile, and makes no contract', async () => {
  const userId = await insertTestMember(billing)
  const { id: cardId } = await insertTestCard(billing, userId)
  const { id: productId } = await getProductByKey(billing, 'light')
  const response = await deletedMeanwhile({ userId, cardId, hold: (trx) => lockMember(trx, userId) }, () =>
    post(userId, '/v3/subscription/subscribe', { productId, creditCardId: cardId }),
  )
  expect(response).toEqual([404, 'E4040'])
  const { db } = billing.database
  expect(await db.selectFrom('contracts').select('id').where('user_id', '=', userId).execute()).toEqual([])
})

it('rejects a change of card with 404 when the new card is deleted meanwhile, and leaves the contract as it is', async () => {
  const { userId, id } = await insertTestContract(billing, { key: 'light' })
  const { id: cardId } = await insertTestCard(billing, userId)
  const response = await deletedMeanwhile({ userId, cardId, hold: (trx) => lockContract(trx, id) }, () =>
    post(userId, '/v3/subscription/update-card', { paymentHistoryId: id, creditCardId: cardId }),
  )
  expect(response).toEqual([404, 'E4040'])
  const contract = billing.database.db.selectFrom('contracts').select('card_id').where('id', '=', id)
  expect(await contract.executeTakeFirst()).toEqual({ card_id: null })
})
