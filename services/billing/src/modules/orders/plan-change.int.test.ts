import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BillingApp, createBillingApp } from '../../testing/billing-app.ts'
import { addCard } from '../../testing/cards.ts'
import { addMember, productOf } from '../../testing/contracts.ts'
import { createStandInProvider } from '../../testing/stand-in-provider.ts'

let billing: BillingApp
beforeAll(async () => {
  billing = await createBillingApp({ payments: createStandInProvider(() => billing.clock.now) })
})
afterAll(() => billing.close())

async function call(userId: string, url: string, payload?: object) {
  const headers = { cookie: await billing.sessions.cookieFor({ userId }), 'idempotency-key': randomUUID() }
  const method = payload ? ('POST' as const) : ('GET' as const)
  const response = await billing.app.inject({ method, url, headers, ...(payload && { payload }) })
  expect(response.statusCode).toBe(200)
  return response.json()
}

/** A member who has one plan and orders another, each with a card of its own. */
async function changePlan(from: string, to: string) {
  const userId = await addMember(billing)
  const cards = [await addCard(billing, userId), await addCard(billing, userId)]
  for (const [index, key] of [from, to].entries()) {
    const { id: productId } = await productOf(billing, key)
    await call(userId, '/v3/subscription/subscribe', { productId, creditCardId: cards[index]?.id })
  }
  const [row] = await call(userId, '/payment/fetch-subscription')
  const detail = await call(userId, `/v2/payment/fetch-history?id=${row.id}`)
  return { row, card: detail.creditCard.id, chosen: cards[1]?.id }
}

describe('a change of plan', () => {
  it('upwards: the contract says its next bill with the difference; the card chosen with the order pays it', async () => {
    const { row, card, chosen } = await changePlan('light', 'standard')
    expect(row).toMatchObject({
      productDisplayName: 'スタンダード',
      price: 1980,
      nextBillAmount: 2980,
      nextProductDisplayName: null,
    })
    expect(card).toBe(chosen)
  })

  it('downwards: the contract says what takes its place and what it costs; the card chosen pays it', async () => {
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
