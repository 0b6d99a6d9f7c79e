import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { createBillingApp } from '../../../testing/billing-app.ts'
import { getProductByKey, listOutboxPayloads } from '../../../testing/contracts.ts'

const billing = await createBillingApp()
afterAll(() => billing.close())

async function addCode({
  days,
  yen,
  mostUses,
  expiresOn,
}: {
  days?: number
  yen?: number
  mostUses?: number
  expiresOn?: string
}) {
  const code = randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()
  const { id } = await getProductByKey(billing, 'standard')
  await billing.database.db
    .insertInto('bonus_codes')
    .values({
      code,
      product_id: days ? id : null,
      days: days ?? null,
      yen: yen ?? null,
      max_uses: mostUses ?? 100,
      expires_on: expiresOn ?? '2026-12-31',
      created_at: billing.clock.now,
    })
    .execute()
  return code
}

async function apply(code: string, userId: string = randomUUID()) {
  const response = await billing.app.inject({
    method: 'POST',
    url: '/v3/bonuscode/apply',
    headers: { cookie: await billing.sessions.cookieFor({ userId }) },
    payload: { code },
  })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}
const grantsOf = (userId: string) =>
  billing.database.db.selectFrom('grants').selectAll().where('user_id', '=', userId).execute()

describe('POST /v3/bonuscode/apply', () => {
  it('responds with 200, opens the functions of the product at once for the given days, and publishes the new entitlements', async () => {
    const userId = randomUUID()
    const code = await addCode({ days: 30 })
    expect(await apply(code.toLowerCase(), userId)).toMatchObject({ status: 200, body: {} })
    expect(await grantsOf(userId)).toMatchObject([{ from_on: '2026-11-21', until_on: '2026-12-21' }])
    expect(await listOutboxPayloads(billing, 'billing.entitlements-changed.v1', userId)).toMatchObject([
      {
        functions: ['loop', 'timer', 'with-soundesthe', 'aiesthe'],
        revision: 1,
        planName: { en: 'Standard' },
      },
    ])
    await apply(await addCode({ days: 10 }), userId)
    expect((await grantsOf(userId)).map((grant) => grant.until_on).sort()).toEqual([
      '2026-12-21',
      '2026-12-31',
    ])
  })

  it('responds with 200 and stores yen for the next invoice', async () => {
    const userId = randomUUID()
    await apply(await addCode({ yen: 500 }), userId)
    const credits = billing.database.db.selectFrom('credits').selectAll().where('member_id', '=', userId)
    expect(await credits.execute()).toMatchObject([{ yen: 500, remaining_yen: 500 }])
  })

  it('rejects a second use with 409 BILLING_BONUS_CODE_USED, even with concurrent requests', async () => {
    const userId = randomUUID()
    const code = await addCode({ days: 30 })
    const responses = await Promise.all(Array.from({ length: 8 }, () => apply(code, userId)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('BILLING_BONUS_CODE_USED')
    expect(await grantsOf(userId)).toHaveLength(1)
    const last = await addCode({ days: 1, mostUses: 1 })
    await apply(last, userId)
    expect((await apply(last, userId)).body.code).toBe('BILLING_BONUS_CODE_USED')
  })

  it('rejects unknown, expired and used-up codes alike with 422 BILLING_BONUS_CODE_INVALID', async () => {
    const last = await addCode({ days: 1, mostUses: 2 })
    const responses = await Promise.all(Array.from({ length: 6 }, () => apply(last)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(2)
    const bodies = await Promise.all(
      ['NOSUCHCODE1', '???', last, await addCode({ days: 1, expiresOn: '2026-11-20' })].map(
        async (code) => (await apply(code)).body,
      ),
    )
    for (const { code, message } of bodies)
      expect([code, message]).toEqual(['BILLING_BONUS_CODE_INVALID', 'このコードはご利用いただけません。'])
  })

  it('rejects even a right code with 429 E4290 for an hour after ten wrong ones', async () => {
    const userId = randomUUID()
    const code = await addCode({ days: 1 })
    for (let tries = 0; tries < 10; tries++)
      expect((await apply(`WRONGCODE${tries}`, userId)).status).toBe(422)
    const { status, body, headers } = await apply(code, userId)
    expect([status, body.code, headers['retry-after']]).toEqual([429, 'E4290', '3600'])
    expect((await apply(code)).status).toBe(200)
    const before = billing.clock.now
    billing.clock.now = new Date(before.getTime() + 3_600_000)
    expect((await apply(code, userId)).status).toBe(200)
    billing.clock.now = before
  })

  it('rejects a blank code with 400, a request without a session with 401, and accounts that are only enterprise with 403', async () => {
    expect((await apply(' ')).body).toMatchObject({ code: 'E3001', fields: { code: '入力してください。' } })
    const url = '/v3/bonuscode/apply'
    const payload = { code: 'WELCOME30' }
    expect((await billing.app.inject({ method: 'POST', url, payload })).statusCode).toBe(401)
    const cookie = await billing.sessions.cookieFor({ roles: ['ROLE_ENTERPRISE'] })
    const response = await billing.app.inject({ method: 'POST', url, payload, headers: { cookie } })
    expect(response.statusCode).toBe(403)
  })
})
