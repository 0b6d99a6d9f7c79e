import { afterAll, describe, expect, it } from 'vitest'
import { acceptablePassword } from '../../../testing/registration.ts'
import { CookieBrowser, createTestIdentity } from '../../../testing/test-identity.ts'
import { listAuditActions } from '../../../testing/test-members.ts'

const secret = 'first-run-0123456789-abcdefghijklmnop'
/** A replica that has the bootstrap secret. */

const identity = await createTestIdentity()
const fresh = await identity.startReplica({ adminBootstrapSecret: secret })
afterAll(() => identity.close())

const register = async (overrides: { username: string; invite?: string; elsewhere?: boolean }) => {
  const { username, invite, elsewhere = false } = overrides
  const account = {
    username,
    email: `${encodeURIComponent(username).slice(0, 20)}@example.jp`,
    password: acceptablePassword,
  }
  const payload = { ...account, verifyPassword: acceptablePassword, ...(invite !== undefined && { invite }) }
  const browser = new CookieBrowser(elsewhere ? identity.app : fresh)
  const response = await browser.call('POST', '/account/register-agency-admin', { payload })
  return { status: response.statusCode, body: response.json(), browser }
}

const admins = () =>
  identity.database.db.selectFrom('user_roles').selectAll().where('role', '=', 'ROLE_ADMIN').execute()

describe('POST /account/register-agency-admin', () => {
  it.each([
    ['without an invitation', {}],
    ['with an empty invitation', { invite: '' }],
    ['with an unknown invitation', { invite: 'x'.repeat(43) }],
    ['with the secret and one more character', { invite: `${secret}x` }],
    ['with the secret at a replica that has none', { invite: secret, elsewhere: true }],
  ])('rejects a form %s with 422 E4005', async (_name, overrides) => {
    const { status, body } = await register({ username: 'nobody', ...overrides })
    expect([status, body.code, body.message]).toEqual([422, 'E4005', '無効な URL です。'])
    expect(await admins()).toEqual([])
  })

  it('rejects a malformed form with 400, and leaves the secret unused', async () => {
    expect((await register({ username: 'あ', invite: secret })).body).toMatchObject({
      code: 'E3001',
      fields: { username: expect.any(String) },
    })
    expect(await admins()).toEqual([])
  })

  it('registers exactly one of several concurrent administrators with the secret, and nobody after', async () => {
    const tries = await Promise.all(
      ['ichi', 'futatsu', 'san', 'yon'].map((username) => register({ username, invite: secret })),
    )
    const [first, ...more] = tries.filter(({ status }) => status === 200)
    expect(more).toEqual([])
    const id = String(first?.body)
    expect(await admins()).toMatchObject([{ user_id: id }])
    expect((await first?.browser.call('GET', '/admin/dashboard'))?.statusCode).toBe(200)
    expect(await listAuditActions(identity, id)).toEqual(['registered', 'first-admin-registered', 'login'])
    expect((await register({ username: 'goban', invite: secret })).body.code).toBe('E4005')
    expect(await admins()).toHaveLength(1)
  })
})
