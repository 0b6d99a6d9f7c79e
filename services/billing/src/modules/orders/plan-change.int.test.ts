import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { insertTestCard } from '../../testing/cards.ts'
import { getProductByKey, insertTestMember } from '../../testing/contracts.ts'
import { createSandboxBilling } from '../../testing/sandbox-billing.ts'

const billing = await createSandboxBilling()
afterAll(() => billing.close())

async function call(userId: string, url: string, payload?: object) {
  const headers = { cookie: await billing.sessions.cookieFor({ userId }), 'idempotency-key': randomUUID() }
  const method = payload ? ('POST' as const) : ('GET' as const)
  const response = await billing.app.inject({ method, url, headers, ...(payload && { payload }) })
  expect(response.statusCode).toBe(200)
  return response.json()
}

/** Has a member with one plan order another one, each with its own card. */
async function changePlan(from: string, to: string) {
  const userId = await insertTestMember(billing)
  const cards = [await insertTestCard(billing, userId), await insertTestCard(billing, userId)]
  for (const [index, key] of [from, to].entries()) {
    const { id: productId } = await getProductByKey(billing, key)
    await call(userId, '/v3/subscription/subscribe', { productId, creditCardId: cards[index]?.id })
  }
  const [row] = await call(userId, '/payment/fetch-subscription')
  const detail = await call(userId, `/v2/payment/fetch-history?id=${row.id}`)
  return { row, card: detail.creditCard.id, chosen: cards[1]?.id }
}

describe('GET /payment/fetch-subscription after a change of plan', () => {
  it('shows the next bill of an upgrade with the difference, and the card chosen with the order pays it', async () => {
    const { row, card, chosen } = await changePlan('light', 'standard')
    expect(row).toMatchObject({
      productDisplayName: 'スタンダード',
      price: 1980,
      nextBillAmount: 2980,
      nextProductDisplayName: null,
    })
    expect(card).toBe(chosen)
  })

  it('shows the plan and the price that follow a downgrade, and the card chosen with the order pays it', async () => {
    const { row, card, chosen } = await changePlan('premium', 'light')
    expect(row).toMatchObject({
      productDisplayName: 'プレミアム',
      price: 2980,
      nextBillAmount: 980,
      nextProductDisplayName: 'ライト',
    })
    expect(card).toBe(chosen)
  })
})
