import { afterAll, describe, expect, it } from 'vitest'
import { createBillingApp } from '../../../testing/billing-app.ts'
import { getProductByKey, insertTestMember } from '../../../testing/contracts.ts'
import { createAdminClient } from '../../../testing/create-admin-client.ts'

const billing = await createBillingApp()
afterAll(() => billing.close())

const { call, list, acts } = createAdminClient(() => billing)
const yen = { kind: 'yen', yen: 500, mostUses: 2, expiresOn: '2026-11-30' }

async function apply(code: string): Promise<number> {
  const userId = await insertTestMember(billing, { name: '特典 花子' })
  const headers = { cookie: await billing.sessions.cookieFor({ userId }) }
  const payload = { code }
  return (await billing.app.inject({ method: 'POST', url: '/v3/bonuscode/apply', headers, payload }))
    .statusCode
}

describe('the routes /admin/bonus-codes', () => {
  it('create a code that works, list its uses, and stop it', async () => {
    const { id: productId } = await getProductByKey(billing, 'light')
    const created = await call('POST', '/admin/bonus-codes', {
      code: 'ａｂｃｄ-1234',
      kind: 'days',
      productId,
      days: 30,
      mostUses: 3,
      expiresOn: '2026-12-31',
    })
    const { id } = created.body
    expect(created.body).toMatchObject({
      code: 'ABCD1234',
      state: 'usable',
      productName: 'ライト',
      uses: 0,
      lastUses: [],
    })
    expect(await apply('abcd1234')).toBe(200)
    expect((await call('GET', `/admin/bonus-codes/${id}`)).body).toMatchObject({
      uses: 1,
      lastUses: [{ userName: '特典 花子' }],
    })
    expect((await call('POST', `/admin/bonus-codes/${id}/stop`)).body.state).toBe('stopped')
    await call('POST', `/admin/bonus-codes/${id}/stop`)
    expect(await apply('abcd1234')).toBe(422)
    expect((await acts(id)).map(({ action }: { action: string }) => action)).toEqual([
      'bonus-code-stopped',
      'bonus-code-created',
    ])
  })

  it('generate a random code that can be used as often as mostUses says', async () => {
    const { body } = await call('POST', '/admin/bonus-codes', yen)
    expect(body).toMatchObject({ code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{12}$/), yen: 500, days: null })
    expect([await apply(body.code), await apply(body.code), await apply(body.code)]).toEqual([200, 200, 422])
    expect((await list('bonus-codes', { state: 'used-up' })).body).toMatchObject([{ id: body.id, uses: 2 }])
  })

  it('reject a wrong code with an error that names the field, and unknown ids with 404', async () => {
    await call('POST', '/admin/bonus-codes', { ...yen, code: 'TAKEN2026' })
    const wrong = [
      [{ ...yen, code: 'taken-2026' }, 'code'],
      [{ ...yen, code: 'short' }, 'code'],
      [{ ...yen, yen: null }, 'yen'],
      [{ ...yen, kind: 'days', days: 30 }, 'productId'],
      [{ ...yen, kind: 'days', productId: 'x', days: 30 }, 'productId'],
      [{ ...yen, expiresOn: '2026-11-20' }, 'expiresOn'],
      [{ ...yen, expiresOn: '2027-02-30' }, 'expiresOn'],
      [{ ...yen, mostUses: 0 }, 'mostUses'],
    ] as const
    for (const [body, field] of wrong)
      expect((await call('POST', '/admin/bonus-codes', body)).body.fields).toEqual({
        [field]: expect.any(String),
      })
    for (const path of ['x', 'x/stop'])
      expect((await call(path === 'x' ? 'GET' : 'POST', `/admin/bonus-codes/${path}`)).status).toBe(404)
  })
})
