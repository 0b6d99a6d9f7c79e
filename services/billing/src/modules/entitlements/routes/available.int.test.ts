import { afterAll, describe, expect, it } from 'vitest'
import { createBillingApp } from '../../../testing/billing-app.ts'
import { applyTransitionToContract, insertTestContract, toLaterNoon } from '../../../testing/contracts.ts'

const billing = await createBillingApp()
afterAll(() => billing.close())

const calls = [
  ['loop-func', 'light'],
  ['timer-func', 'light'],
  ['with-soundesthe-func', 'standard'],
  ['aiesthe', 'standard'],
  ['sound-therapy-func', 'premium'],
  ['dr-ai-and-healthcare-func', 'dr-ai-rental'],
] as const

async function ask(call: string, options: { userId?: string; authorities?: string[] } = {}, language = 'ja') {
  const cookie = await billing.sessions.cookieFor(options)
  const headers = { cookie, 'accept-language': language }
  return billing.app.inject({ url: `/v2/esthe/available-${call}`, headers })
}
const check = async (call: string, options: { userId?: string; authorities?: string[] } = {}) => {
  const body = (await ask(call, options)).json()
  return body.code ?? body
}

describe.each(calls)('GET /v2/esthe/available-%s', (call, cheapest) => {
  it('responds with 200 and E2002 without a plan, and lists the products on sale that open the function, the cheapest first', async () => {
    const response = await ask(call, {}, 'en')
    expect(response.statusCode).toBe(200)
    const { code, products } = response.json()
    expect(code).toBe('E2002')
    const prices = products.map((product: { price: number }) => product.price)
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b))
    const { name } = (await insertTestContract(billing, { key: cheapest, causes: [] })).product
    expect(products[0].displayName).toBe(name.en)
    expect(products.every((product: { hidden?: boolean }) => !product.hidden)).toBe(true)
    expect(products.map((product: { statusCode: string }) => product.statusCode)).toEqual(
      prices.map(() => '00'),
    )
  })

  it('responds with 200 and "E0000" as JSON text with a plan that opens the function', async () => {
    const contract = await insertTestContract(billing, { key: cheapest })
    if (cheapest === 'dr-ai-rental') {
      await applyTransitionToContract(billing, contract.id, 'delivery-confirmed')
      expect(await check(call, { userId: contract.userId })).toBe('E2001')
      await applyTransitionToContract(billing, contract.id, 'payment-failed')
      expect(await check(call, { userId: contract.userId })).toBe('E2001')
      await applyTransitionToContract(billing, contract.id, 'payment-succeeded')
    }
    const response = await ask(call, { userId: contract.userId })
    expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([
      200,
      'application/json; charset=utf-8',
      '"E0000"',
    ])
  })

  it('rejects a request without a session with 401 E4010, and accounts that are only enterprise with 403 E4030', async () => {
    const url = `/v2/esthe/available-${call}`
    expect((await billing.app.inject(url)).json().code).toBe('E4010')
    const cookie = await billing.sessions.cookieFor({ roles: ['ROLE_ENTERPRISE'] })
    const response = await billing.app.inject({ url, headers: { cookie } })
    expect([response.statusCode, response.json().code]).toEqual([403, 'E4030'])
  })
})

describe('the routes GET /v2/esthe/available-…', () => {
  it('return E2001 after the grace period of a missed payment, even with the authority, and E0000 again after the payment', async () => {
    const start = billing.clock.now
    const { id, userId } = await insertTestContract(billing, { key: 'premium' })
    const authorities = ['ai_esthe']
    billing.clock.now = toLaterNoon(billing, { months: 1, days: 7 })
    expect(await check('aiesthe', { userId })).toBe('E0000')
    billing.clock.now = toLaterNoon(billing, { days: 1 })
    expect(await check('aiesthe', { userId })).toBe('E2001')
    expect(await check('aiesthe', { userId, authorities })).toBe('E2001')
    expect(await check('dr-ai-and-healthcare-func', { userId })).toBe('E2002')
    await applyTransitionToContract(billing, id, 'payment-succeeded')
    expect(await check('aiesthe', { userId })).toBe('E0000')
    billing.clock.now = start
  })

  it('let the authority open AI esthe and sound therapy without a plan', async () => {
    const authorities = ['ai_esthe']
    expect(await check('aiesthe', { authorities })).toBe('E0000')
    expect(await check('sound-therapy-func', { authorities })).toBe('E0000')
    expect(await check('loop-func', { authorities })).toBe('E2002')
  })
})
