import { afterAll, describe, expect, it } from 'vitest'
import { type BillingApp, createBillingApp } from '../../../testing/billing-app.ts'
import { getProductByKey, insertTestContract } from '../../../testing/contracts.ts'

const billing = await createBillingApp()
afterAll(() => billing.close())

async function get(url: string, options: Parameters<BillingApp['sessions']['cookieFor']>[0] | null = null) {
  const headers = options ? { cookie: await billing.sessions.cookieFor(options) } : {}
  return billing.app.inject({ url, headers })
}

describe('GET /api/product/fetch-all', () => {
  it('responds with 200 and the public catalogue without states, the same for everybody', async () => {
    const { userId } = await insertTestContract(billing, { key: 'executive' })
    const forVisitors = (await get('/api/product/fetch-all')).json()
    expect(forVisitors).toHaveLength(5)
    expect(forVisitors[0]).not.toHaveProperty('statusCode')
    expect((await get('/api/product/fetch-all', { userId })).json()).toEqual(forVisitors)
  })

  it('lists the chats where they are opened, and makes no medical claim', async () => {
    const response = await get('/api/product/fetch-all')
    expect(response.body).not.toContain('医療')
    expect(response.body).toContain('メディカルサウンド')
    const chats = ['AIチャット相談', 'スタッフとのチャットサポート']
    const withChats = response
      .json()
      .filter(({ functions }: { functions: string[] }) => chats.every((chat) => functions.includes(chat)))
    expect(withChats.map(({ displayName }: { displayName: string }) => displayName)).toEqual([
      'プレミアム',
      'Dr.AI レンタル',
    ])
    expect(response.body.match(/チャット相談/g)).toHaveLength(2)
  })

  it('responds in English to Accept-Language: en', async () => {
    const response = await billing.app.inject({
      url: '/api/product/fetch-all',
      headers: { 'accept-language': 'en' },
    })
    expect(response.json()[1]).toMatchObject({
      displayName: 'Light',
      functions: ['Repeat playback', 'Playback with a timer'],
    })
  })
})

describe.each(['/v2/product/get', '/v2/product/exists-rental'])('GET %s', (path) => {
  it('responds with 404 E4040 to an unknown product, and to a hidden one that the caller does not own', async () => {
    const { userId, product } = await insertTestContract(billing, { key: 'studio unlimited' })
    const url = `${path}?productId=${product.id}`
    for (const response of [await get(`${path}?productId=unknown`), await get(url), await get(url, {})])
      expect([response.statusCode, response.json().code]).toEqual([404, 'E4040'])
    expect((await get(url, { userId })).statusCode).toBe(200)
    expect((await get(url, { roles: ['ROLE_ADMIN'] })).statusCode).toBe(200)
  })

  it('rejects a request without productId with 400 E3001', async () => {
    expect((await get(path)).json()).toMatchObject({
      code: 'E3001',
      fields: { productId: '入力してください。' },
    })
  })
})

it('GET /v2/product/get responds with 200 and the product', async () => {
  const { id } = await getProductByKey(billing, 'dr-ai-rental')
  const product = (await get(`/v2/product/get?productId=${id}`)).json()
  expect(product).toMatchObject({ id, displayName: 'Dr.AI レンタル', price: 4980, rental: true })
  expect(product.functionCodes).toContain('dr-ai-healthcare')
})

it('GET /v2/product/exists-rental responds with 200 and whether a device is delivered', async () => {
  for (const [key, rental] of [
    ['dr-ai-rental', true],
    ['face-rhythm-rental', true],
    ['premium', false],
  ] as const) {
    const { id } = await getProductByKey(billing, key)
    expect((await get(`/v2/product/exists-rental?productId=${id}`)).json()).toBe(rental)
  }
})

describe('GET /v2/product/image/{file}', () => {
  it('responds with 200 and the picture of every product, and with 304 when the client has it', async () => {
    for (const { imageUrl } of (await get('/api/product/fetch-all')).json()) {
      const url = imageUrl.slice('/api'.length)
      const response = await get(url)
      expect(response.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
      expect(response.body).toMatch(/^<svg xmlns[\s\S]*<\/svg>\n$/)
      const headers = { 'if-none-match': String(response.headers.etag) }
      const again = await billing.app.inject({ url, headers })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
  })

  it('responds with 404 to another name, and with 400 to a path outside the folder', async () => {
    expect((await get('/v2/product/image/other.svg')).statusCode).toBe(404)
    expect((await get('/v2/product/image/..%2fpackage.svg')).statusCode).toBe(400)
  })
})
