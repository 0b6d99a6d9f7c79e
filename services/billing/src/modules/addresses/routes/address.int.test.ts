import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { type BillingApp, createBillingApp } from '../../../testing/billing-app.ts'
import { applyTransitionToContract, insertTestContract } from '../../../testing/contracts.ts'

const billing = await createBillingApp()
afterAll(() => billing.close())

const address = {
  lastName: '東京',
  middleName: '',
  firstName: '花子',
  lastNameKana: 'トウキョウ',
  firstNameKana: 'ハナコ',
  phoneNumber: '0312345678',
  regulation: false,
  prefectureCode: '13',
  prefectureName: '東京都',
  municipalityCode: '13102',
  municipalityName: '中央区',
  postcodeFirst: '104',
  postcodeLast: '0061',
  address: '銀座1-2-3',
  buildingName: '響ビル',
  roomNumber: '4F',
}

/** Creates a member with functions that call the routes in its session. */
async function member(options: Parameters<BillingApp['sessions']['cookieFor']>[0] = {}) {
  const cookie = await billing.sessions.cookieFor({ userId: randomUUID(), ...options })
  const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const response = await billing.app.inject({
      method,
      url: `/v2/address/${path}`,
      headers: { cookie },
      ...(payload && { payload }),
    })
    return { status: response.statusCode, body: response.json() }
  }
  const register = async (changes: object = {}) =>
    (await call('POST', 'register/delivery', { ...address, ...changes })).body.deliveryId as string
  const regular = async () =>
    (await call('GET', 'deliveries')).body
      .filter((one: { regulation: boolean }) => one.regulation)
      .map((one: { deliveryId: string }) => one.deliveryId)
  return { call, register, regular }
}

describe('POST /v2/address/register/delivery', () => {
  it('responds with 200 and the id, and takes the names of places from their codes', async () => {
    const { call, register } = await member()
    const deliveryId = await register({
      prefectureName: '大阪府',
      lastName: ' 東京 ',
      lastNameKana: 'とうきょう',
      firstNameKana: 'ﾊﾅｺ',
    })
    const stored = { ...address, deliveryId, addressId: deliveryId, regulation: true }
    expect((await call('GET', 'deliveries')).body).toEqual([stored])
    expect((await call('GET', `delivery?id=${deliveryId}`)).body).toEqual(stored)
  })

  it.each([
    [{ lastName: '  ' }, { lastName: '入力してください。' }],
    [{ firstName: undefined }, { firstName: '入力してください。' }],
    [{ address: 'あ'.repeat(201) }, { address: '200文字以内で入力してください。' }],
    [{ buildingName: 'あ'.repeat(51) }, { buildingName: '50文字以内で入力してください。' }],
    [{ roomNumber: '1'.repeat(21) }, { roomNumber: '20文字以内で入力してください。' }],
    [{ phoneNumber: '03-1234-5678' }, { phoneNumber: '形式が正しくありません。' }],
    [{ phoneNumber: '123456789' }, { phoneNumber: '形式が正しくありません。' }],
    [{ phoneNumber: '99999999999' }, { phoneNumber: '形式が正しくありません。' }],
    [{ phoneNumber: '81901234567' }, { phoneNumber: '形式が正しくありません。' }],
    [{ phoneNumber: '00312345678' }, { phoneNumber: '形式が正しくありません。' }],
    [{ lastNameKana: '東京' }, { lastNameKana: 'カタカナまたはひらがなで入力してください。' }],
    [{ firstNameKana: 'ハ'.repeat(51) }, { firstNameKana: '50文字以内で入力してください。' }],
    [{ postcodeLast: '061' }, { postcodeLast: '形式が正しくありません。' }],
    [{ municipalityCode: '27102' }, { municipalityCode: '選択肢から選んでください。' }],
    [{ municipalityCode: '' }, { municipalityCode: '入力してください。' }],
  ])('rejects %j with 400 E3001 that names the field', async (changes, fields) => {
    const { call } = await member()
    const response = await call('POST', 'register/delivery', { ...address, ...changes })
    expect([response.status, response.body.code, response.body.fields]).toEqual([400, 'E3001', fields])
    expect((await call('GET', 'deliveries')).body).toEqual([])
  })

  it('rejects the 21st address with 422 BILLING_ADDRESS_LIMIT, even with concurrent requests', async () => {
    const { call } = await member()
    const responses = await Promise.all(
      Array.from({ length: 23 }, () => call('POST', 'register/delivery', address)),
    )
    const refused = responses.filter(({ status }) => status !== 200)
    expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill('BILLING_ADDRESS_LIMIT'))
    expect(refused[0]?.body.message).toBe('お届け先は20件まで登録できます。')
    expect((await call('GET', 'deliveries')).body).toHaveLength(20)
  })
})

describe('the regular address', () => {
  it('is the first address, then the one made regular, and another one after that was deleted', async () => {
    const { call, register, regular } = await member()
    const first = await register()
    expect(await regular()).toEqual([first])
    const second = await register()
    const third = await register({ regulation: true })
    expect(await regular()).toEqual([third])
    await call('POST', 'update/delivery', { ...address, deliveryId: third, regulation: false })
    expect(await regular()).toEqual([third])
    await call('POST', 'update/delivery', { ...address, addressId: first, regulation: true })
    expect(await regular()).toEqual([first])
    await call('POST', `delete/delivery?id=${first}`)
    expect((await regular()).length).toBe(1)
    expect([second, third]).toContain((await regular())[0])
  })

  it('is a single one even when several are made regular concurrently', async () => {
    const { register, regular } = await member()
    await Promise.all(Array.from({ length: 8 }, () => register({ regulation: true })))
    expect(await regular()).toHaveLength(1)
  })
})

describe('POST /v2/address/update/delivery', () => {
  it('responds with 200 and stores the changed fields', async () => {
    const { call, register } = await member()
    const deliveryId = await register()
    const changed = { ...address, deliveryId, roomNumber: '5F', buildingName: undefined }
    expect(await call('POST', 'update/delivery', changed)).toEqual({ status: 200, body: {} })
    expect((await call('GET', 'deliveries')).body).toMatchObject([{ roomNumber: '5F', buildingName: '' }])
  })
})

describe('the address routes with an address of another member', () => {
  it('respond with 404 E4040 to reading, changing and deleting it, as for an unknown id', async () => {
    const owner = await member()
    const stranger = await member()
    const id = await owner.register()
    for (const wanted of [id, randomUUID(), 'none']) {
      for (const response of [
        await stranger.call('GET', `delivery?id=${wanted}`),
        await stranger.call('POST', 'update/delivery', { ...address, deliveryId: wanted }),
        await stranger.call('POST', `delete/delivery?id=${wanted}`),
      ])
        expect([response.status, response.body.code]).toEqual([404, 'E4040'])
    }
    expect((await owner.call('GET', 'deliveries')).body).toHaveLength(1)
  })
})

describe('POST /v2/address/delete/delivery', () => {
  it('responds with 200 and deletes the address', async () => {
    const { call, register } = await member()
    const id = await register()
    expect(await call('POST', `delete/delivery?id=${id}`)).toEqual({ status: 200, body: {} })
    expect((await call('GET', 'deliveries')).body).toEqual([])
  })

  it('rejects with 409 BILLING_ADDRESS_IN_USE until the device on its way there is delivered', async () => {
    const userId = randomUUID()
    const { call, register } = await member({ userId })
    const deliveryId = await register()
    const { id } = await insertTestContract(billing, { key: 'dr-ai-rental', userId, deliveryId })
    const refused = await call('POST', `delete/delivery?id=${deliveryId}`)
    expect([refused.status, refused.body.code]).toEqual([409, 'BILLING_ADDRESS_IN_USE'])
    await applyTransitionToContract(billing, id, 'delivery-confirmed')
    expect((await call('POST', `delete/delivery?id=${deliveryId}`)).status).toBe(200)
  })
})

describe('the routes of the postal data', () => {
  it('list all 47 prefectures in the order of their codes', async () => {
    const { body } = await (await member()).call('GET', 'prefectures')
    expect(body).toHaveLength(47)
    expect([body[0], body[46]]).toEqual([
      { prefectureCode: '01', prefectureName: '北海道' },
      { prefectureCode: '47', prefectureName: '沖縄県' },
    ])
  })

  it('list the municipalities of a prefecture, and reject an unknown one with 404 and a malformed one with 400', async () => {
    const { call } = await member()
    const { body } = await call('GET', 'municipalities?prefectureCode=13')
    expect(body).toContainEqual({
      prefectureCode: '13',
      prefectureName: '東京都',
      municipalityCode: '13102',
      municipalityName: '中央区',
    })
    expect(body.every((one: { municipalityCode: string }) => one.municipalityCode.startsWith('13'))).toBe(
      true,
    )
    expect((await call('GET', 'municipalities?prefectureCode=48')).status).toBe(404)
    expect((await call('GET', 'municipalities?prefectureCode=x')).status).toBe(400)
  })

  it('return the place of a postcode, and all candidates when there are several', async () => {
    const { call } = await member()
    const ginza = await call('GET', 'search?postcode=1040061')
    expect(ginza.body).toMatchObject({ prefectureCode: '13', municipalityCode: '13102', address: '銀座' })
    expect(ginza.body.candidates).toHaveLength(1)
    const several = (await call('GET', 'search?postcode=4980000')).body
    expect(several.candidates.length).toBeGreaterThan(1)
    expect(several.candidates[0]).toMatchObject({ municipalityCode: several.municipalityCode })
  })

  it('reject an unknown postcode with 404 and a message, and a malformed one with 400', async () => {
    const { call } = await member()
    const { status, body } = await call('GET', 'search?postcode=9999999')
    expect([status, body.code, body.message]).toEqual([
      404,
      'BILLING_POSTCODE_UNKNOWN',
      '郵便番号に該当する住所が見つかりませんでした。',
    ])
    expect((await call('GET', 'search?postcode=123-456')).status).toBe(400)
  })
})

describe('the access to the address routes', () => {
  const reads = ['deliveries', 'prefectures', 'municipalities?prefectureCode=13', 'search?postcode=1040061']

  it('is rejected with 401 without a session and with 403 for accounts that are only enterprise', async () => {
    const enterprise = await member({ roles: ['ROLE_ENTERPRISE'] })
    for (const path of reads) {
      expect((await billing.app.inject(`/v2/address/${path}`)).statusCode).toBe(401)
      expect((await enterprise.call('GET', path)).status).toBe(403)
    }
  })

  it("is rejected with 422 E4014 for a member's addresses in a session opened by an easy-login link", async () => {
    const low = await member({ assurance: 'low' })
    expect((await low.call('GET', 'deliveries')).body.code).toBe('E4014')
    expect((await low.call('POST', 'register/delivery', address)).body.code).toBe('E4014')
    expect((await low.call('GET', 'prefectures')).status).toBe(200)
  })
})
