import { afterAll, describe, expect, it } from 'vitest'
import {
  CookieBrowser,
  createTestIdentity,
  listOutboxEvents,
  listWaitingMails,
} from '../../../testing/test-identity.ts'
import {
  assignPic,
  createAdmin,
  createCustomer,
  createPic,
  eraseAccountNow,
  findAssignedPic,
  type LoggedInMember,
  listAuditActions,
  osakaAgency,
  tokyoAgency,
} from '../../../testing/test-members.ts'

const identity = await createTestIdentity()
const admin = await createAdmin(identity)
const osakaPic = await createPic(identity, osakaAgency)
const customer = await createCustomer(identity)
afterAll(() => identity.close())

const calls = ['/account/transfer/preview', '/account/transfer', '/account/transfer/undo']
const body = (overrides: object = {}) => ({
  userIds: [customer.id],
  targetAgencyCode: osakaAgency.code,
  targetRole: 'ROLE_CUSTOMER',
  targetPicId: null,
  ...overrides,
})
const post = (path: string, payload: object, by: CookieBrowser = admin) => by.call('POST', path, { payload })
const codeOf = async (path: string, payload: object) => (await post(path, payload)).json().code
const nameOf = async (who: CookieBrowser) => (await who.call('POST', '/auth/me')).json().username
const agencyOf = async (who: CookieBrowser) => (await who.call('POST', '/auth/me')).json().agency.code

async function newAgency() {
  const agency = { code: '100000000003', name: 'ひびきサロン札幌', status: '3' } as const
  await createPic(identity, agency)
  return agency
}

describe('the transfer routes', () => {
  it.each(calls)('%s rejects visitors with 401 and all but administrators with 403', async (path) => {
    const payload = path.endsWith('undo') ? { transferId: 'x' } : body()
    expect((await post(path, payload, new CookieBrowser(identity.app))).statusCode).toBe(401)
    expect((await post(path, payload, osakaPic)).statusCode).toBe(403)
    expect((await post(path, payload, customer)).statusCode).toBe(403)
    expect(await agencyOf(customer)).toBe(tokyoAgency.code)
  })

  it.each([
    ['an empty list of members', { userIds: [] }, 'E3001'],
    ['an unknown agency', { targetAgencyCode: '999999999999' }, 'E3032'],
    ['a role that is not allowed', { targetRole: 'ROLE_ADMIN' }, 'E3001'],
    ['a person in charge of another agency', { targetPicId: 'nobody' }, 'E3001'],
  ])('reject %s with 400, in the preview as in the transfer', async (_name, overrides, code) => {
    for (const path of calls.slice(0, 2)) {
      const response = await post(path, body(overrides))
      expect([response.statusCode, response.json().code]).toEqual([400, code])
    }
  })

  it('reject a blank agency with 400 that names the field', async () => {
    const response = await post('/account/transfer/preview', body({ targetAgencyCode: ' ' }))
    expect([response.statusCode, response.json().fields]).toEqual([
      400,
      { targetAgencyCode: '入力してください。' },
    ])
  })

  const outside = '代理店に所属しているお客様または担当者ではありません。'

  it.each(['/account/transfer/preview', '/admin/transfers/preview'])(
    '%s lists who cannot be transferred anywhere before an agency is chosen',
    async (path) => {
      const { rows, problems } = (await post(path, { userIds: [customer.id, admin.id] })).json()
      expect(rows).toEqual([])
      expect(problems).toEqual([{ userId: admin.id, name: await nameOf(admin), message: outside }])
    },
  )

  it('treat an id in capitals as the same member', async () => {
    const asked = body({ userIds: [customer.id.toUpperCase(), customer.id] })
    const { rows, problems } = (await post('/account/transfer/preview', asked)).json()
    expect(rows.map(({ userId }: { userId: string }) => userId)).toEqual([customer.id])
    expect(problems).toEqual([])
  })

  it('name ten people in a rejection, and the number of the others, in the language of the caller', async () => {
    const userIds = Array.from({ length: 12 }, (_, number) => `nobody-${number}`)
    const headers = { 'accept-language': 'en' }
    const refused = await admin.call('POST', '/account/transfer', { payload: body({ userIds }), headers })
    const lines = refused.json().message.split('\n')
    expect(lines[0]).toBe('This transfer is not possible. Please check the preview.')
    expect(lines.slice(1, 11)).toEqual(
      Array(10).fill('Somebody unknown: Not a customer or person in charge of an agency.'),
    )
    expect(lines.slice(11)).toEqual(['and 2 more'])
  })

  it('list in the preview who cannot move, and then move nobody', async () => {
    const asked = body({ userIds: [customer.id, admin.id, 'nobody'] })
    expect((await post('/account/transfer/preview', asked)).json().problems).toMatchObject([
      { userId: admin.id, name: await nameOf(admin), message: outside },
      { userId: 'nobody', name: null, message: outside },
    ])
    const refused = await post('/account/transfer', asked)
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'E4096'])
    expect(refused.json().message.split('\n')).toEqual([
      'この内容では移行できません。確認画面をご覧ください。',
      `${await nameOf(admin)}：${outside}`,
      `名前のわからない方：${outside}`,
    ])
    expect(await agencyOf(customer)).toBe(tokyoAgency.code)
  })

  it('undo a transfer once, and respond with 404 to an unknown one', async () => {
    const { transferId, undoUntil } = (await post('/account/transfer', body())).json()
    expect(Date.parse(undoUntil) - identity.now().getTime()).toBe(24 * 3_600_000)
    expect(await agencyOf(customer)).toBe(osakaAgency.code)
    expect((await post('/account/transfer/undo', { transferId })).json()).toEqual({})
    expect(await agencyOf(customer)).toBe(tokyoAgency.code)
    expect(await codeOf('/account/transfer/undo', { transferId })).toBe('E4095')
    for (const transferId of ['nobody', customer.id]) {
      const unknown = await post('/account/transfer/undo', { transferId })
      expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'E4040'])
    }
    expect((await listAuditActions(identity, customer.id)).slice(-2)).toEqual([
      'transfer-performed',
      'transfer-undone',
    ])
  })

  it('send everyone who was moved a mail, and again when it is undone', async () => {
    const moved = await createCustomer(identity)
    const mailsOf = async () =>
      (await listWaitingMails(identity.database))
        .filter(({ to }) => to === moved.email)
        .map(({ template, text }) => [template, text])
    const { transferId } = (await post('/account/transfer', body({ userIds: [moved.id] }))).json()
    expect(await mailsOf()).toEqual([
      ['agency-changed', expect.stringContaining('所属する代理店が変わりました')],
    ])
    expect((await mailsOf())[0]?.[1]).toMatch(new RegExp(`${tokyoAgency.name}[^]*${osakaAgency.name}`))
    await post('/account/transfer/undo', { transferId })
    expect((await mailsOf())[1]?.[1]).toContain('変更が取り消されました')
    // Another person in charge in the same agency is no change of agency.
    const pic = await createPic(identity)
    await post(
      '/account/transfer',
      body({ userIds: [moved.id], targetAgencyCode: tokyoAgency.code, targetPicId: pic.id }),
    )
    expect(await mailsOf()).toHaveLength(2)
  })

  it('publish the undo of a customer’s transfer, so that published diagnoses are restored', async () => {
    const moved = await createCustomer(identity)
    const { transferId } = (await post('/account/transfer', body({ userIds: [moved.id] }))).json()
    const performedAt = identity.now().toISOString()
    identity.advance(60)
    await post('/account/transfer/undo', { transferId })
    const events = (await listOutboxEvents(identity.database)).filter(
      ({ subject }) => subject === 'identity.transfer-undone.v1',
    )
    const at = identity.now().toISOString()
    expect(events.at(-1)?.payload).toEqual({
      transferId,
      userId: moved.id,
      agencyCode: tokyoAgency.code,
      performedAt,
      at,
    })
  })

  it('date the undo like the change of agency, even when the clock is behind the time of the transfer', async () => {
    const moved = await createCustomer(identity)
    const { transferId } = (await post('/account/transfer', body({ userIds: [moved.id] }))).json()
    // As the clock stands still, the second change is dated later than the clock.
    await post('/account/transfer/undo', { transferId })
    const lastOf = async (wanted: string) =>
      (await listOutboxEvents(identity.database)).findLast(({ subject }) => subject === wanted)?.payload
    const at = new Date(identity.now().getTime() + 1).toISOString()
    expect(await lastOf('identity.member-changed.v1')).toMatchObject({ userId: moved.id, at })
    expect(await lastOf('identity.transfer-undone.v1')).toMatchObject({ userId: moved.id, at })
  })

  it('do not move customers of an agency that the person in charge left before', async () => {
    const pic = await createPic(identity)
    const left = await createCustomer(identity)
    await assignPic(identity, left.id, pic.id)
    const asked = await pic.call('POST', '/applying/agency-change', {
      payload: { agencyCode: osakaAgency.code },
    })
    await osakaPic.call('POST', '/pic/approval/approve', { payload: { applyingCode: asked.json() } })
    expect(await agencyOf(pic)).toBe(osakaAgency.code)
    const { code } = await newAgency()
    const moved = await post(
      '/account/transfer',
      body({
        userIds: [pic.id],
        targetAgencyCode: code,
        targetRole: 'ROLE_PERSON_IN_CHARGE',
        customersOfPic: 'follow',
      }),
    )
    expect([moved.statusCode, await agencyOf(pic), await agencyOf(left)]).toEqual([
      200,
      code,
      tokyoAgency.code,
    ])
  })

  it.each([[false], [true]])(
    'assign customers to their person in charge again on undo, unless that one was erased (%s)',
    async (isErased) => {
      const pic = await createPic(identity)
      const customers = [await createCustomer(identity), await createCustomer(identity)]
      for (const { id } of customers) await assignPic(identity, id, pic.id)
      const moving = { userIds: [pic.id], targetRole: 'ROLE_PERSON_IN_CHARGE', customersOfPic: 'follow' }
      const { transferId } = (await post('/account/transfer', body(moving))).json()
      expect(await agencyOf(customers[0] as LoggedInMember)).toBe(osakaAgency.code)
      if (isErased) await eraseAccountNow(identity, pic.id)
      expect((await post('/account/transfer/undo', { transferId })).statusCode).toBe(200)
      for (const one of customers) {
        expect(await agencyOf(one)).toBe(tokyoAgency.code)
        expect(await findAssignedPic(identity, one.id)).toBe(isErased ? null : pic.id)
      }
    },
  )

  it('reject an undo with 409 when one of several was moved since, and move nobody back', async () => {
    const second = await createCustomer(identity)
    const { transferId } = (
      await post('/account/transfer', body({ userIds: [customer.id, second.id] }))
    ).json()
    await post('/account/transfer', body({ userIds: [second.id], targetPicId: osakaPic.id }))
    const refused = await post('/account/transfer/undo', { transferId })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'E4095'])
    expect(refused.json().message).toBe(`その後に変更されたため、元に戻せません。\n${await nameOf(second)}`)
    expect([await agencyOf(customer), await agencyOf(second)]).toEqual([osakaAgency.code, osakaAgency.code])
  })
})
