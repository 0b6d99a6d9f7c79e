import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { insertTestCard } from '../../../testing/cards.ts'
import { getProductByKey, insertTestMember } from '../../../testing/contracts.ts'
import { createAdminClient } from '../../../testing/create-admin-client.ts'
import { createSandboxBilling } from '../../../testing/sandbox-billing.ts'
import { testSellerDetails } from '../../../testing/seller.ts'
import { emptySellerDetails, requiredSellerFields } from '../seller-details.ts'

const billing = await createSandboxBilling({ seller: null })
afterAll(() => billing.close())
const { call, acts } = createAdminClient(() => billing)

beforeEach(async () => {
  await billing.database.db.deleteFrom('seller_revisions').execute()
})

const save = (details: object, revision: number) =>
  call('PUT', '/admin/seller/shop', { ...testSellerDetails, ...details, revision })
const readPublic = async (language: string) => {
  const response = await billing.app.inject({
    url: '/v2/subscription/seller',
    headers: { 'accept-language': language },
  })
  return response.json()
}

describe('the routes /admin/seller', () => {
  it('return an empty form before the first save, with what is missing and with drafts', async () => {
    const { body } = await call('GET', '/admin/seller/shop')
    expect(body).toMatchObject({ ...emptySellerDetails, revision: 0, savedAt: null })
    expect(body.missing).toEqual(requiredSellerFields)
    expect(body.drafts.returns.ja).toContain('返品')
    expect((await call('GET', '/admin/seller/another')).status).toBe(404)
    expect((await save({}, 0)).body).toMatchObject({ revision: 1, missing: [] })
  })

  it('publish a save at once, keep each as a revision, and log which fields changed', async () => {
    await save({}, 0)
    const { body } = await save({ telephone: '０３ー１２３４ー５６７８', postalCode: '〒1000002' }, 1)
    expect(body).toMatchObject({ telephone: '03-1234-5678', postalCode: '100-0002', revision: 2 })
    expect((await readPublic('ja')).details).toMatchObject({ telephone: '03-1234-5678' })
    const stored = billing.database.db.selectFrom('seller_revisions').select('details').orderBy('revision')
    expect((await stored.execute()).map(({ details }) => details.telephone)).toEqual([
      testSellerDetails.telephone,
      '03-1234-5678',
    ])
    const [act] = await acts('shop')
    expect(act).toMatchObject({
      action: 'seller-changed',
      detail: { revision: 2, fields: expect.arrayContaining(['telephone', 'postalCode']) },
    })
    expect(JSON.stringify(act)).not.toContain('1234')
  })

  it('create no revision when nothing changed', async () => {
    await save({}, 0)
    expect((await save({}, 1)).body.revision).toBe(1)
  })

  it('reject a form that was opened before a colleague saved with 409 BILLING_SELLER_EDITED', async () => {
    const responses = await Promise.all([save({ telephone: '03-1111-1111' }, 0), save({}, 0), save({}, 0)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await save({ email: 'new@example.jp' }, 0)).body.code).toBe('BILLING_SELLER_EDITED')
  })

  it.each([
    ['postalCode', '100-001'],
    ['telephone', '03-CALL-US'],
    ['email', 'shop'],
    ['registrationNumber', 'T1234567890123'],
  ])('reject a wrong %s with E3001', async (field, value) => {
    const { status, body } = await save({ [field]: value }, 0)
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'E3001', [field]])
  })
})

describe('GET /v2/subscription/seller', () => {
  it("returns the notice in the caller's language, in Japanese where it was not translated, and all prices", async () => {
    await save({ returns: { ja: '返品はできません。', en: ' ' } }, 0)
    const notice = await readPublic('en')
    expect(notice).toMatchObject({
      isComplete: true,
      details: {
        legalName: 'Test Inc.',
        returns: '返品はできません。',
        registrationNumber: 'T9999999999999',
      },
    })
    expect(notice.details).not.toHaveProperty('applicationPeriod')
    expect(notice.prices).toContainEqual({ name: 'Light', price: 980, rental: false })
    expect(notice.prices.every(({ name }: { name: string }) => name !== 'Executive')).toBe(true)
  })
})

describe('BILLING_SELLER_INCOMPLETE', async () => {
  const userId = await insertTestMember(billing)
  const { id: cardId } = await insertTestCard(billing, userId)
  const { id: productId } = await getProductByKey(billing, 'light')
  const order = async (url: string) => {
    const response = await billing.app.inject({
      method: 'POST',
      url,
      headers: { cookie: await billing.cookieFor({ userId }), 'accept-language': 'en' },
      payload: { productId, creditCardId: cardId },
    })
    return response.json()
  }

  it.each(requiredSellerFields)('rejects each way to order while %s is empty', async (field) => {
    const value = emptySellerDetails[field]
    const { body } = await save({ [field]: typeof value === 'string' ? '' : { ja: '　', en: 'filled' } }, 0)
    expect(body.missing).toEqual([field])
    for (const url of [
      '/payment/order-details',
      '/payment/order-confirmation',
      '/v3/subscription/subscribe',
      '/v3/subscription/order',
    ])
      expect(await order(url)).toMatchObject({
        code: 'BILLING_SELLER_INCOMPLETE',
        message: expect.stringContaining('cannot take new orders'),
      })
  })

  it('rejects orders of a shop that never filled in anything, and sells once it has', async () => {
    expect((await order('/v3/subscription/subscribe')).code).toBe('BILLING_SELLER_INCOMPLETE')
    expect((await billing.sandbox.readTotals()).all).toMatchObject({ charges: 0 })
    await save({}, 0)
    expect((await order('/v3/subscription/subscribe')).state).toBe('done')
    expect((await billing.sandbox.readTotals()).all).toMatchObject({ charges: 1, charged: 980 })
  })
})
