import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPic, type LoggedIn, listAudit } from '../../../testing/staff.ts'
import {
  Browser,
  createTestIdentity,
  outboxEvents,
  type TestIdentity,
  testPassword,
} from '../../../testing/test-identity.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await createTestIdentity()
})
afterAll(() => identity.close())

const lower = (browser: Browser) => browser.call('POST', '/auth/lower-assurance')
const assuranceOf = (browser: Browser) => decodeJwt(browser.accessToken ?? '').assurance
/** Makes a call that needs full assurance. */
const requestExport = async (browser: Browser) => (await browser.call('POST', '/account/export')).json().code

async function handedOver(): Promise<LoggedIn> {
  const pic = await createPic(identity)
  expect((await lower(pic)).statusCode).toBe(200)
  return pic
}

describe('POST /auth/lower-assurance', () => {
  it('responds with 200 and lowers the session, also after a refresh', async () => {
    const pic = await handedOver()
    expect(assuranceOf(pic)).toBe('low')
    expect(await requestExport(pic)).toBe('E4014')
    await pic.call('POST', '/auth/refresh')
    expect([assuranceOf(pic), await requestExport(pic)]).toEqual(['low', 'E4014'])
    expect(await listAudit(identity, pic.id)).toContain('assurance-lowered')
  })

  it('makes earlier tokens of full assurance stale, here and in other services', async () => {
    const pic = await createPic(identity)
    const full = pic.accessToken ?? ''
    await lower(pic)
    pic.useAccessToken(full)
    expect(await requestExport(pic)).toBe('E4014')
    const changes = (await outboxEvents(identity.database)).filter(
      ({ subject, payload }) =>
        subject === 'identity.role-changed.v1' && (payload as { userId: string }).userId === pic.id,
    )
    expect(changes).toHaveLength(1)
  })

  it('lasts until the password is confirmed', async () => {
    const pic = await handedOver()
    const confirm = (password: string) =>
      pic.call('POST', '/auth/confirm-password', { payload: { password } })
    expect((await confirm('wrong password')).json().code).toBe('E3021')
    expect(await requestExport(pic)).toBe('E4014')
    expect((await confirm(testPassword)).statusCode).toBe(200)
    expect([assuranceOf(pic), await requestExport(pic)]).toEqual(['full', undefined])
  })

  it('rejects visitors and ended sessions with 401', async () => {
    expect((await lower(new Browser(identity.app))).statusCode).toBe(401)
    const pic = await createPic(identity)
    const token = pic.accessToken ?? ''
    await pic.call('POST', '/auth/logout')
    pic.useAccessToken(token)
    expect((await lower(pic)).statusCode).toBe(401)
  })
})
