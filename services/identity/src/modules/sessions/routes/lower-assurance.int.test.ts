import { decodeJwt } from 'jose'
import { afterAll, describe, expect, it } from 'vitest'
import {
  CookieBrowser,
  createTestIdentity,
  listOutboxEvents,
  testPassword,
} from '../../../testing/test-identity.ts'
import { createPic, type LoggedInMember, listAuditActions } from '../../../testing/test-members.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())

const lower = (browser: CookieBrowser) => browser.call('POST', '/auth/lower-assurance')
const assuranceOf = (browser: CookieBrowser) => decodeJwt(browser.accessToken ?? '').assurance
/** Makes a call that needs full assurance. */
const requestExport = async (browser: CookieBrowser) =>
  (await browser.call('POST', '/account/export')).json().code

async function handedOver(): Promise<LoggedInMember> {
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
    expect(await listAuditActions(identity, pic.id)).toContain('assurance-lowered')
  })

  it('makes earlier tokens of full assurance stale, here and in other services', async () => {
    const pic = await createPic(identity)
    const full = pic.accessToken ?? ''
    await lower(pic)
    pic.useAccessToken(full)
    expect(await requestExport(pic)).toBe('E4014')
    const changes = (await listOutboxEvents(identity.database)).filter(
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
    expect((await lower(new CookieBrowser(identity.app))).statusCode).toBe(401)
    const pic = await createPic(identity)
    const token = pic.accessToken ?? ''
    await pic.call('POST', '/auth/logout')
    pic.useAccessToken(token)
    expect((await lower(pic)).statusCode).toBe(401)
  })
})
