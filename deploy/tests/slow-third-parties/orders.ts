import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { sendCall, sendCallForJson } from './calls.ts'

const PRICE = 1980

export interface Buyer {
  cookie: string
  purchase: { productId: string; creditCardId: string }
}

/** Registers a card for the member and chooses the plan to buy. */
export async function createBuyer(gateway: string, cookie: string): Promise<Buyer> {
  const { id: creditCardId } = await registerCard(gateway, cookie)
  const products = await sendCallForJson<{ id: string; price: number }[]>(gateway, {
    path: '/api/v2/subscription/products',
    cookie,
  })
  const productId = products.find(({ price }) => price === PRICE)?.id
  if (productId === undefined) throw new Error('no product to buy')
  return { cookie, purchase: { productId, creditCardId } }
}

const registerCard = (gateway: string, cookie: string) =>
  sendCallForJson<{ id: string }>(gateway, {
    path: '/api/credit-card/register',
    cookie,
    body: { token: 'tok_visa' },
  })

/** Orders a plan; returns the outcome that the member sees. */
export async function placeOrder(gateway: string, { cookie, purchase }: Buyer): Promise<string> {
  const response = await sendCall(gateway, {
    path: '/api/v3/subscription/subscribe',
    cookie,
    body: purchase,
    headers: { 'idempotency-key': randomUUID() },
  })
  const result = (await response.json()) as { state?: string; code?: string }
  return result.state ?? `${response.status} ${result.code}`
}

/** Counts the payments and orders without a known outcome. */
export async function countUnsettledOrders(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(
    `select from billing.payments where state in ('pending', 'unclear', 'refund-due') union all
     select from billing.orders where state in ('verifying', 'paying')`,
  )
  return rowCount ?? -1
}

/** Returns billing's orders after all are settled. */
export async function readSettledOrders(
  client: pg.Client,
): Promise<{ done: number; failed: number; charges: number; yen: number }> {
  const { rows } = await client.query<{ done: number; failed: number; charges: number; yen: number }>(
    `select (select count(*)::int from billing.orders where state = 'done') as done,
            (select count(*)::int from billing.orders where state = 'failed') as failed,
            count(*)::int as charges, coalesce(sum(amount_yen), 0)::int as yen
       from billing.payments where state = 'succeeded'`,
  )
  return rows[0] ?? { done: -1, failed: -1, charges: -1, yen: -1 }
}
