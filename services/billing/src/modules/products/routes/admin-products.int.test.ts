import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { createBillingApp } from '../../../testing/billing-app.ts'
import { getProductByKey, insertTestContract, listOutboxPayloads } from '../../../testing/contracts.ts'
import { createAdminClient } from '../../../testing/create-admin-client.ts'
import { applyDueTimeEvents } from '../../renewals/apply-due-time-events.ts'

const billing = await createBillingApp()
afterAll(() => billing.close())

const { call, list, acts } = createAdminClient(() => billing)

const fields = {
  name: { ja: 'ナイト', en: 'Night' },
  description: { ja: '夜だけのプラン。', en: 'For the night only.' },
  functions: { ja: ['くり返し再生'], en: ['Repeat playback'] },
  functionCodes: ['loop'],
  price: 500,
  taxRate: 10,
  familySeats: 0,
  yearlyPrice: 5000,
  image: 'light.svg',
  displayOrder: 15,
  hidden: false,
  premium: false,
}
/** The body that the form of a product sends when nothing was changed. */
async function fieldsOf(key: string) {
  const { id } = await getProductByKey(billing, key)
  const { body } = await call('GET', `/admin/products/${id}`)
  const read = { ...fields, updatedAt: '' }
  return {
    id,
    fields: Object.fromEntries(Object.keys(read).map((name) => [name, body[name]])) as typeof read,
  }
}

describe('the routes /admin/products', () => {
  it('list all products, hidden ones too, with the number of their contracts', async () => {
    await insertTestContract(billing, { key: 'executive' })
    const { body, range } = await list('products', { hidden: true }, { sort: ['price', 'DESC'] })
    expect(range).toBe('products 0-3/4')
    expect(body[0]).toMatchObject({
      name: { en: 'Executive' },
      price: 29_800,
      contracts: 1,
      withdrawnAt: null,
    })
    expect((await list('products', { q: 'レンタル', rental: true })).body).toHaveLength(3)
    expect((await list('products', { colour: 'red' })).body.code).toBe('E3001')
  })

  it('create a product that can be bought, and log it', async () => {
    const created = await call('POST', '/admin/products', { ...fields, key: 'night', rental: false })
    expect(created.body).toMatchObject({ ...fields, key: 'night', contracts: 0 })
    expect(await acts(created.body.id)).toMatchObject([{ action: 'product-created', detail: { price: 500 } }])
    const again = await call('POST', '/admin/products', { ...fields, key: 'night', rental: false })
    expect([again.status, Object.keys(again.body.fields)]).toEqual([400, ['key']])
    const { products } = {
      products: (await billing.app.inject(`/v2/product/get?productId=${created.body.id}`)).json(),
    }
    expect(products).toMatchObject({ displayName: 'ナイト', price: 500 })
  })

  it('apply a new price to new contracts only', async () => {
    const { id: contractId } = await insertTestContract(billing, { key: 'light' })
    const { id, fields: light } = await fieldsOf('light')
    expect((await call('PUT', `/admin/products/${id}`, { ...light, price: 1280 })).body.price).toBe(1280)
    expect((await call('GET', `/admin/contracts/${contractId}`)).body.unitPrice).toBe(980)
    expect(await acts(id)).toMatchObject([
      { action: 'product-changed', detail: { price: { from: 980, to: 1280 } } },
    ])
    const { fields: changed } = await fieldsOf('light')
    await call('PUT', `/admin/products/${id}`, changed)
    expect(await acts(id)).toHaveLength(1)
  })

  it('reject a form that was opened before a colleague saved with 409 BILLING_PRODUCT_EDITED', async () => {
    const { id, fields: read } = await fieldsOf('dr-ai-rental')
    await call('PUT', `/admin/products/${id}`, { ...read, price: 2500 })
    const { status, body } = await call('PUT', `/admin/products/${id}`, { ...read, displayOrder: 70 })
    expect([status, body.code]).toEqual([409, 'BILLING_PRODUCT_EDITED'])
    expect((await fieldsOf('dr-ai-rental')).fields).toMatchObject({
      price: 2500,
      displayOrder: read.displayOrder,
    })
    expect(await acts(id)).toHaveLength(1)
  })

  it('change what a product opens for everybody who has it, and notify the other services', async () => {
    const { userId } = await insertTestContract(billing, { key: 'standard' })
    const { id, fields: standard } = await fieldsOf('standard')
    await call('PUT', `/admin/products/${id}`, {
      ...standard,
      functionCodes: [...standard.functionCodes, 'ai-chat'],
      name: { ...standard.name, ja: 'スタンダードプラス' },
    })
    const { database } = billing
    await applyDueTimeEvents({ database, clock: () => billing.clock.now, log: pino({ level: 'silent' }) })
    const told = await listOutboxPayloads(billing, 'billing.entitlements-changed.v1', userId)
    expect(told.at(-1)).toMatchObject({
      functions: expect.arrayContaining(['ai-chat']),
      planName: { ja: 'スタンダードプラス' },
    })
  })

  it('withdraw a product, which stays visible to its owners, and put it back on sale', async () => {
    const { id } = await getProductByKey(billing, 'premium')
    const { userId } = await insertTestContract(billing, { key: 'premium' })
    expect((await call('DELETE', `/admin/products/${id}`)).body.withdrawnAt).toEqual(expect.any(String))
    const seenBy = async (overrides: object) => {
      const headers = { cookie: await billing.sessions.cookieFor(overrides) }
      return (await billing.app.inject({ url: `/v2/product/get?productId=${id}`, headers })).statusCode
    }
    const deadline = Date.now() + 5000
    while ((await seenBy({})) !== 404 && Date.now() < deadline)
      await new Promise((done) => setTimeout(done, 100))
    expect([await seenBy({}), await seenBy({ userId })]).toEqual([404, 200])
    expect((await call('POST', `/admin/products/${id}/put-back`)).body.withdrawnAt).toBeNull()
    expect((await acts(id)).map(({ action }: { action: string }) => action)).toEqual([
      'product-returned',
      'product-withdrawn',
    ])
  })

  it('reject a malformed product with 400, an unknown one with 404, and other roles with 403', async () => {
    for (const wrong of [
      { price: 49 },
      { price: 980.5 },
      { yearlyPrice: 500 },
      { yearlyPrice: 6001 },
      { image: '../../../routes/x.svg' },
      { functionCodes: 'loop' },
    ])
      expect(
        (await call('POST', '/admin/products', { ...fields, key: 'x', rental: false, ...wrong })).body.fields,
      ).toEqual({
        [Object.keys(wrong)[0] ?? '']: expect.any(String),
      })
    const yearlyRental = { ...fields, key: 'x', rental: true }
    expect((await call('POST', '/admin/products', yearlyRental)).body.fields).toEqual({
      yearlyPrice: 'レンタル品には年額を設定できません。',
    })
    const unnamed = { ...fields, key: 'x', rental: false, name: { ja: ' ', en: 'Night' } }
    expect((await call('POST', '/admin/products', unnamed)).body.fields).toEqual({
      'name.ja': expect.any(String),
    })
    const updatedAt = billing.clock.now.toISOString()
    for (const id of ['x', 'f47ac10b-58cc-4372-a567-0e02b2c3d479']) {
      expect((await call('PUT', `/admin/products/${id}`, { ...fields, updatedAt })).status).toBe(404)
      expect((await call('DELETE', `/admin/products/${id}`)).status).toBe(404)
    }
    expect((await call('GET', '/admin/products', undefined, { roles: ['ROLE_CUSTOMER'] })).status).toBe(403)
  })
})
