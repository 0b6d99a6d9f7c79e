import { afterAll, describe, expect, it } from 'vitest'
import { CookieBrowser, createTestIdentity, listWaitingMails } from '../../../testing/test-identity.ts'
import { expireSessions } from '../expire-sessions.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1'

async function logIn(email: string, userAgent: string) {
  const browser = new CookieBrowser(identity.app)
  await browser.call('POST', '/auth/login', {
    payload: { loginId: email, password: 'correct horse' },
    headers: { 'user-agent': userAgent },
  })
  return browser
}

interface Listed {
  id: string
  device: string
  createdAt: string
  lastUsedAt: string
  current: boolean
}
const list = async (browser: CookieBrowser): Promise<Listed[]> =>
  (await browser.call('GET', '/account/sessions')).json()
const end = (browser: CookieBrowser, sessionId: string) =>
  browser.call('POST', '/account/sessions/end', { payload: { sessionId } })

describe('GET /account/sessions', () => {
  it('lists the living sessions with device and last use, without addresses', async () => {
    const admin = await identity.addMember({ roles: ['ROLE_ADMIN'] })
    const desk = await logIn(admin.email, chrome)
    identity.advance(60)
    const phone = await logIn(admin.email, iphone)
    const gone = await logIn(admin.email, '')
    await gone.call('POST', '/auth/logout')
    identity.advance(60)
    await desk.call('POST', '/auth/refresh')
    const start = identity.now().getTime()
    const at = (secondsAgo: number) => new Date(start - secondsAgo * 1000).toISOString()
    expect(await list(desk)).toEqual([
      {
        id: expect.any(String),
        device: 'Chrome · Windows',
        createdAt: at(120),
        lastUsedAt: at(0),
        current: true,
      },
      {
        id: expect.any(String),
        device: 'Safari · iPhone',
        createdAt: at(60),
        lastUsedAt: at(60),
        current: false,
      },
    ])
    expect((await list(phone)).map((session) => session.current)).toEqual([false, true])
  })

  it('rejects visitors with 401', async () => {
    expect((await new CookieBrowser(identity.app).call('GET', '/account/sessions')).statusCode).toBe(401)
  })
})

describe('POST /account/sessions/end', () => {
  it('ends that session at once, the own one as a logout', async () => {
    const admin = await identity.addMember({ roles: ['ROLE_ADMIN'] })
    const [desk, phone] = [await logIn(admin.email, chrome), await logIn(admin.email, iphone)]
    const other = (await list(desk)).find((session) => !session.current)
    expect((await end(desk, other?.id ?? '')).statusCode).toBe(200)
    expect((await phone.call('POST', '/auth/me')).statusCode).toBe(401)
    expect((await phone.call('POST', '/auth/refresh')).statusCode).toBe(401)
    expect((await end(desk, other?.id ?? '')).statusCode).toBe(200)
    const own = (await list(desk))[0]
    await end(desk, own?.id ?? '')
    expect(desk.accessToken).toBeUndefined()
  })

  it('responds with 404 to another member’s session and to malformed ids', async () => {
    const victim = await logIn((await identity.addMember()).email, chrome)
    const attacker = await logIn((await identity.addMember()).email, chrome)
    const id = (await list(victim))[0]?.id ?? ''
    for (const sessionId of [id, 'rubbish', '019aa000-0000-7000-8000-000000000000', "' or 1=1"]) {
      const response = await end(attacker, sessionId)
      expect([response.statusCode, response.json().code]).toEqual([404, 'E4040'])
    }
    expect((await victim.call('POST', '/auth/me')).statusCode).toBe(200)
  })
})

describe('the mail about a new device', () => {
  it('is sent for an unknown browser of a used account, not for the first login nor for a known browser', async () => {
    const member = await identity.addMember()
    const mails = async () =>
      (await listWaitingMails(identity.database)).filter((mail) => mail.to === member.email)
    const first = await logIn(member.email, chrome)
    expect(await mails()).toEqual([])
    await first.login(member.email)
    expect(await mails()).toEqual([])
    await logIn(member.email, iphone)
    expect((await mails()).map((mail) => mail.template)).toEqual(['new-device'])
    expect((await mails())[0]?.text).toContain('端末：Safari · iPhone')
  })

  it('is sent for an account that was unused for so long that its sessions were deleted', async () => {
    const member = await identity.addMember()
    await logIn(member.email, chrome)
    identity.advance(200 * 86_400)
    await expireSessions(identity.database.db, identity.now())
    identity.advance(61 * 86_400)
    await expireSessions(identity.database.db, identity.now())
    await logIn(member.email, iphone)
    const mails = (await listWaitingMails(identity.database)).filter((mail) => mail.to === member.email)
    expect(mails.map((mail) => mail.template)).toEqual(['new-device'])
  })
})
