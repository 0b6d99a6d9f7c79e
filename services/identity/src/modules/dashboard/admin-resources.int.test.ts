import { injectInternalCall } from '@hibiki/http/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptablePassword } from '../../testing/registration.ts'
import { addCustomersWithSpelledNames, nameSearchCases } from '../../testing/spelled-names.ts'
import { CookieBrowser, createTestIdentity } from '../../testing/test-identity.ts'
import {
  createAdmin,
  createCustomer,
  createPic,
  listAuditActions,
  osakaAgency,
  tokyoAgency,
} from '../../testing/test-members.ts'

const identity = await createTestIdentity()
const admin = await createAdmin(identity)
const pic = await createPic(identity)
await createPic(identity, osakaAgency)
afterAll(() => identity.close())

async function list(
  resource: string,
  options: { sort?: unknown; range?: unknown; filter?: unknown } = {},
  by: CookieBrowser = admin,
) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(options)) query.set(name, JSON.stringify(value))
  const response = await by.call('GET', `/admin/${resource}?${query}`)
  return { status: response.statusCode, range: response.headers['content-range'], rows: response.json() }
}
const lists = ['members', 'agencies', 'applications', 'grants', 'transfers', 'invitations', 'audit-log']

describe('the lists of the console', () => {
  it.each(lists)(
    '%s rejects callers without the role, malformed queries and 100 rows, and returns Content-Range and rows by id',
    async (resource) => {
      expect((await list(resource, {}, new CookieBrowser(identity.app))).status).toBe(401)
      expect((await list(resource, {}, pic)).status).toBe(403)
      for (const nonsense of [
        { sort: ['password_hash', 'ASC'] },
        { range: [5, 1] },
        { filter: { x: 1 } },
        { filter: 7 },
      ])
        expect([(await list(resource, nonsense)).status, nonsense]).toEqual([400, nonsense])
      expect((await list(resource, { range: [0, 99] })).rows.code).toBe('E3001')
      const all = await list(resource, { range: [0, 98] })
      const total = all.rows.length
      expect([all.status, all.range]).toEqual([200, `${resource} 0-${Math.max(total - 1, 0)}/${total}`])
      const first = await list(resource, { range: [0, 0] })
      expect(first.range).toBe(`${resource} 0-0/${total}`)
      const ids = first.rows.map(({ id }: { id: string }) => id)
      expect((await list(resource, { filter: { id: [...ids, 'no-uuid'] } })).rows).toHaveLength(ids.length)
    },
  )

  it('members are found by text and not by a pattern, and one is shown with sessions that can be ended', async () => {
    const { rows } = await list('members', { filter: { q: pic.email.toUpperCase() } })
    expect(rows).toMatchObject([{ id: pic.id, roles: ['ROLE_PERSON_IN_CHARGE'], agency: tokyoAgency }])
    expect((await list('members', { filter: { q: '%' } })).rows).toEqual([])
    const member = await createCustomer(identity)
    const one = await admin.call('GET', `/admin/members/${member.id}`)
    expect(one.json()).toMatchObject({ id: member.id, sessions: [{ id: expect.any(String) }] })
    expect((await admin.call('POST', `/admin/members/${member.id}/end-sessions`)).json()).toEqual({
      ended: 1,
    })
    expect((await member.call('POST', '/auth/me')).statusCode).toBe(401)
    expect(await listAuditActions(identity, member.id)).toContain('sessions-ended')
    expect((await admin.call('GET', '/admin/members/nobody')).statusCode).toBe(404)
  })

  it('applications are decided by id and version, and a stale version is rejected with 409', async () => {
    const customer = await createCustomer(identity)
    await customer.call('POST', '/applying/agency-change', { payload: { agencyCode: osakaAgency.code } })
    const [row] = (await list('applications', { filter: { status: '0' } })).rows
    expect(row).toMatchObject({
      type: '03',
      applicant: { id: customer.id },
      agency: { code: osakaAgency.code },
      version: 1,
    })
    const decide = (what: string, version: number) =>
      admin.call('POST', `/admin/applications/${row.id}/${what}`, { payload: { version } })
    expect((await decide('approve', 1)).json()).toMatchObject({
      status: '1',
      version: 2,
      authorizer: { id: admin.id },
    })
    expect((await decide('reject', 1)).json().code).toBe('E4090')
    expect((await decide('reject', 2)).json()).toMatchObject({ status: '2', statusLabel: '却下' })
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const url = `/admin/applications/${row.id}`
    expect((await identity.app.inject({ method: 'DELETE', url, headers: { cookie } })).json()).toEqual({})
    expect((await admin.call('GET', url)).statusCode).toBe(404)
  })

  it('applications are found by the reading of the applicant’s name, and sorted by it', async () => {
    const apply = async (usernameKana: string | null) => {
      const customer = await createCustomer(identity)
      const { db } = identity.database
      await db
        .updateTable('users')
        .set({ username_kana: usernameKana })
        .where('id', '=', customer.id)
        .execute()
      await customer.call('POST', '/applying/agency-change', { payload: { agencyCode: osakaAgency.code } })
      return customer.id
    }
    const last = await apply('ヤマモト ハナコ')
    const first = await apply('アオキ ハナコ')
    const { rows } = await list('applications', { filter: { q: 'ﾊﾅｺ' }, sort: ['applicant', 'ASC'] })
    expect(rows).toMatchObject([
      { applicant: { id: first, usernameKana: 'アオキ ハナコ' } },
      { applicant: { id: last, usernameKana: 'ヤマモト ハナコ' } },
    ])
    expect((await list('applications', { filter: { q: 'やまもと' } })).rows).toHaveLength(1)
  })

  it('grants are given and withdrawn in bulk, at once and with a log entry each, and change nothing when repeated', async () => {
    const customer = await createCustomer(identity)
    const change = async (authorityType: number, authority = 'AI_ESTHE') =>
      (
        await admin.call('POST', '/admin/grants/change', {
          payload: { userIds: [customer.id, 'x'], authority, authorityType },
        })
      ).json()
    expect(await change(0)).toEqual({ changed: 1 })
    expect(await change(0)).toEqual({ changed: 0 })
    expect((await customer.call('POST', '/auth/me')).json().authorities).toEqual(['ai_esthe', 'AI_ESTHE'])
    expect((await list('grants', { filter: { authority: 'ai_esthe', holds: true } })).rows).toHaveLength(1)
    expect(await change(1)).toEqual({ changed: 1 })
    expect((await list('grants', { filter: { authority: 'ai_esthe', holds: true } })).rows).toEqual([])
    expect((await change(0, 'root')).code).toBe('E3001')
    expect((await listAuditActions(identity, customer.id)).slice(-2)).toEqual([
      'authority-granted',
      'authority-taken',
    ])
  })

  it('an invitation works once, for its address only, and not after it was revoked', async () => {
    const invite = async (email: string) =>
      (await admin.call('POST', '/admin/invitations', { payload: { email } })).json()
    const { url, state } = await invite('boss@example.jp')
    expect(state).toBe('open')
    const register = async (link: string, email = 'boss@example.jp', username = 'boss1') => {
      const payload = {
        email,
        username,
        password: acceptablePassword,
        verifyPassword: acceptablePassword,
        invite: new URL(link).searchParams.get('invite'),
      }
      return new CookieBrowser(identity.app).call('POST', '/account/register-agency-admin', { payload })
    }
    expect((await register(url, 'other@example.jp')).json()).toMatchObject({
      code: 'E4005',
      message: '無効な URL です。',
    })
    const response = await register(url)
    expect((await admin.call('GET', `/admin/members/${response.json()}`)).json().roles).toEqual([
      'ROLE_ADMIN',
    ])
    expect((await register(url, 'boss@example.jp', 'boss2')).json().code).toBe('E4005')
    expect((await invite('boss@example.jp')).fields).toEqual({ email: 'すでに登録されています。' })
    const second = await invite('next@example.jp')
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    await identity.app.inject({
      method: 'DELETE',
      url: `/admin/invitations/${second.id}`,
      headers: { cookie },
    })
    expect((await register(second.url, 'next@example.jp', 'next1')).json().code).toBe('E4005')
  })

  it('the dashboard returns counts, and the audit log returns entries with an intact chain', async () => {
    expect((await admin.call('GET', '/admin/dashboard')).json()).toMatchObject({
      transfersUndoable: 0,
      deletionsPending: 0,
    })
    const signUps = async () => (await admin.call('GET', '/admin/dashboard/sign-ups')).json().days
    const before = await signUps()
    expect(before).toHaveLength(30)
    const { id } = await createCustomer(identity)
    const { db } = identity.database
    await db.updateTable('users').set({ created_at: identity.now() }).where('id', '=', id).execute()
    const today = before.at(-1)
    expect(await signUps()).toEqual([...before.slice(0, -1), { ...today, signUps: today.signUps + 1 }])
    const { rows } = await list('audit-log', { filter: { action: 'login' } })
    expect(rows[0]).toMatchObject({ action: 'login', chainOk: true, actor: { id: expect.any(String) } })
    expect((await admin.call('GET', `/admin/audit-log/${rows[0].id}`)).json()).toEqual(rows[0])
  })
})

describe('the search of the console', () => {
  beforeAll(async () => {
    await addCustomersWithSpelledNames(identity)
    const agency = { code: '100000000003', name: '㈱ﾋﾞｰﾁ１号店', status: '3' } as const
    const applicant = await createCustomer(identity, agency)
    const { db } = identity.database
    await db.updateTable('users').set({ username: 'Ｈａｎａ' }).where('id', '=', applicant.id).execute()
    await applicant.call('POST', '/applying/agency-change', { payload: { agencyCode: osakaAgency.code } })
  })

  it.each(nameSearchCases)('finds among members for %s exactly %o', async (q, names) => {
    const { rows } = await list('members', { filter: { q } })
    expect(rows.map(({ username }: { username: string }) => username).sort()).toEqual(names)
  })

  it.each(['㈱ﾋﾞｰﾁ１号店', '(株)ビーチ', 'びーち1号', 'ﾋﾞｰﾁ'])('finds the agency for %s', async (q) => {
    const { rows } = await list('agencies', { filter: { q } })
    expect(rows).toMatchObject([{ name: '㈱ﾋﾞｰﾁ１号店' }])
  })

  it.each(['Ｈａｎａ', 'hana'])('finds the application for its applicant, typed as %s', async (q) => {
    expect((await list('applications', { filter: { q } })).rows).toHaveLength(1)
  })
})

describe('a transfer of a person in charge', () => {
  it('moves the customers, too, when that is requested, and is undone within 24 hours', async () => {
    const mover = await createPic(identity)
    const customer = await createCustomer(identity)
    const { db } = identity.database
    await db.updateTable('users').set({ pic_id: mover.id }).where('id', '=', customer.id).execute()
    const body = {
      userIds: [mover.id],
      targetAgencyCode: osakaAgency.code,
      targetRole: 'ROLE_PERSON_IN_CHARGE',
      targetPicId: null,
    }
    const post = async (path: string, payload: object = {}) =>
      (await admin.call('POST', path, { payload })).json()
    expect((await post('/admin/transfers/preview', body)).fields).toHaveProperty('customersOfPic')
    const following = { ...body, customersOfPic: 'follow' }
    expect(await post('/account/transfer/preview', following)).toMatchObject({
      rows: [
        {
          userId: mover.id,
          from: { agencyName: tokyoAgency.name },
          to: { agencyName: osakaAgency.name },
          moves: ['担当するお客様 1名'],
        },
      ],
      problems: [],
    })
    const transfer = await post('/admin/transfers', following)
    expect([transfer.rows.length, transfer.total]).toEqual([2, 2])
    const agencyOf = async (who: CookieBrowser) => (await who.call('POST', '/auth/me')).json().agency.code
    expect([await agencyOf(mover), await agencyOf(customer)]).toEqual([osakaAgency.code, osakaAgency.code])
    expect((await post('/admin/transfers', following)).code).toBe('E4096')
    expect((await post(`/admin/transfers/${transfer.id}/undo`)).undoneAt).toEqual(expect.any(String))
    expect([await agencyOf(mover), await agencyOf(customer)]).toEqual([tokyoAgency.code, tokyoAgency.code])
    expect((await post('/account/transfer/undo', { transferId: transfer.id })).code).toBe('E4095')

    const staying = await post('/account/transfer', { ...body, customersOfPic: 'stay' })
    expect([await agencyOf(mover), await agencyOf(customer)]).toEqual([osakaAgency.code, tokyoAgency.code])
    identity.advance(24 * 3600 + 1)
    await admin.login(admin.email)
    expect((await post('/account/transfer/undo', staying)).code).toBe('E4094')
  })
})

describe('a transfer of more than 99 members', () => {
  it('returns the first 99 and the total', async () => {
    const mover = await createPic(identity)
    const { db } = identity.database
    await sql`with followers as (
      insert into users (user_id, username, email, password_hash, agency_code, agency_status, pic_id)
      select 'follower' || n, 'follower' || n, 'follower' || n || '@example.jp', 'x', ${tokyoAgency.code}, '3', ${mover.id}::uuid
      from generate_series(1, 110) n returning id)
      insert into user_roles select id, 'ROLE_CUSTOMER' from followers`.execute(db)
    const payload = {
      userIds: [mover.id],
      targetAgencyCode: osakaAgency.code,
      targetRole: 'ROLE_PERSON_IN_CHARGE',
      customersOfPic: 'follow',
    }
    const preview = (await admin.call('POST', '/admin/transfers/preview', { payload })).json()
    expect(preview.rows).toMatchObject([{ moves: ['担当するお客様 110名'] }])
    const made = (await admin.call('POST', '/admin/transfers', { payload })).json()
    expect([made.rows.length, made.total]).toEqual([99, 111])
    const [listed] = (await admin.call('GET', '/admin/transfers')).json()
    expect([listed.id, listed.rows.length, listed.total]).toEqual([made.id, 99, 111])
    const undone = (await admin.call('POST', `/admin/transfers/${made.id}/undo`)).json()
    expect(undone.undoneAt).toEqual(expect.any(String))
    const { rows } =
      await sql`select 1 from users where user_id like 'follower%' and agency_code = ${tokyoAgency.code}`.execute(
        db,
      )
    expect(rows).toHaveLength(110)
  })
})

describe('POST /internal/reissue-access', () => {
  it('returns a token with the current claims, and none for an ended session', async () => {
    const customer = await createCustomer(identity)
    const [session] = (await customer.call('GET', '/account/sessions')).json()
    const call = {
      method: 'POST',
      url: '/internal/reissue-access',
      payload: { sessionId: session.id },
    } as const
    const reissue = () => injectInternalCall(identity.app, call)
    // A request that is not signed gets no token, even when it reaches the port.
    expect((await identity.app.inject(call)).statusCode).toBe(404)
    const { accessToken } = (await reissue()).json()
    expect(JSON.parse(Buffer.from(accessToken.split('.')[1], 'base64url').toString())).toMatchObject({
      sid: session.id,
      agency: tokyoAgency.code,
    })
    await customer.call('POST', '/auth/logout')
    expect((await reissue()).json().code).toBe('E4010')
  })
})
