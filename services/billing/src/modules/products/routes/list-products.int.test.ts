import { randomUUID } from 'node:crypto'
import type { Role } from '@hibiki/http'
import { afterAll, describe, expect, it } from 'vitest'
import { createBillingApp } from '../../../testing/billing-app.ts'
import { applyTransitionToContract, getProductByKey, insertTestContract } from '../../../testing/contracts.ts'

const billing = await createBillingApp()
afterAll(() => billing.close())

interface Shown {
  id: string
  displayName: string
  statusCode: string
}

async function list(
  query = '',
  options: { userId?: string; roles?: Role[] } | null = null,
): Promise<Shown[]> {
  const headers = options ? { cookie: await billing.sessions.cookieFor(options) } : {}
  const response = await billing.app.inject({ url: `/v2/subscription/products${query}`, headers })
  expect(response.statusCode).toBe(200)
  return response.json()
}
const codes = (products: Shown[]) =>
  Object.fromEntries(products.map(({ displayName, statusCode }) => [displayName, statusCode]))

describe('GET /v2/subscription/products', () => {
  it('responds with 200 to visitors: the five products on sale in their order, all in state 00', async () => {
    const products = await list()
    expect(products.map(({ displayName }) => displayName)).toEqual([
      'プレミアム',
      'ライト',
      'スタンダード',
      'Dr.AI レンタル',
      'フェイスリズム レンタル',
    ])
    expect(new Set(products.map(({ statusCode }) => statusCode))).toEqual(new Set(['00']))
    expect(products[0]).toMatchObject({
      price: 2980,
      rental: false,
      imageUrl: '/api/v2/product/image/premium.svg',
    })
  })

  it('puts the product of ?productId= or ?item= first and leaves the others in their order', async () => {
    const { id } = await getProductByKey(billing, 'standard')
    for (const name of ['productId', 'item']) {
      const names = (await list(`?${name}=${id}`)).map(({ displayName }) => displayName)
      expect(names.slice(0, 2)).toEqual(['スタンダード', 'プレミアム'])
    }
    expect((await list('?item=unknown')).length).toBe(5)
  })

  it('returns the state of each product for the caller', async () => {
    const { userId } = await insertTestContract(billing, { key: 'light' })
    const own = { userId, roles: ['ROLE_GENERAL' as const] }
    expect(codes(await list('', own))).toMatchObject({ ライト: '90', プレミアム: '10' })
    const rental = await insertTestContract(billing, { key: 'dr-ai-rental', userId })
    expect(codes(await list('', own))).toMatchObject({
      ライト: '90',
      'Dr.AI レンタル': '91',
      プレミアム: '91',
    })
    await applyTransitionToContract(billing, rental.id, 'cancel')
    expect(codes(await list('', own))).toMatchObject({ 'Dr.AI レンタル': '10', プレミアム: '10' })
    const staff = { userId, roles: ['ROLE_PERSON_IN_CHARGE' as const] }
    expect(codes(await list('', staff))).toMatchObject({ ライト: '20' })
  })

  it('lists hidden products only for members who own them', async () => {
    const { userId, product } = await insertTestContract(billing, { key: 'executive' })
    expect((await list('', { userId })).map(({ id }) => id)).toContain(product.id)
    expect((await list('', { userId: randomUUID() })).map(({ id }) => id)).not.toContain(product.id)
  })
})
