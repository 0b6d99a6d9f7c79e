import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Role } from '@hibiki/http'
import {
  listPersonIdColumns,
  listTablesContainingText,
  testConsumerGuarantees,
} from '@hibiki/service/testing'
import { sql } from 'kysely'
import { generateSync } from 'otplib'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type PersonalDataService, personalDataServices } from '../../personal-data-services.ts'
import { addPasskey, SoftwarePasskey } from '../../testing/software-passkey.ts'
import {
  CookieBrowser,
  createTestIdentity,
  listOutboxEvents,
  listWaitingMails,
  testPassword,
} from '../../testing/test-identity.ts'
import { tokyoAgency } from '../../testing/test-members.ts'
import { toApplicationCode } from '../applications/application-code.rules.ts'
import { insertApplication } from '../applications/applications.sql.ts'
import { approvePairing, insertPairing } from '../device-pairing/device-pairings.sql.ts'
import { computePairingExpiry } from '../device-pairing/pairing-code.rules.ts'
import { insertInvitation, revokeInvitation, saveInvitationUsedBy } from '../invitations/invitations.sql.ts'
import { saveMailPreference } from '../mails/mail-preferences.sql.ts'
import { saveRequirement } from '../passkey-requirements/passkey-requirements.sql.ts'
import { savePushPreference, savePushSubscription } from '../push/push.sql.ts'
import { insertReset } from '../second-factor/second-factor-resets.sql.ts'
import { saveDiagnosisPublication } from '../transfers/publications.sql.ts'
import { insertTransfer } from '../transfers/transfers.sql.ts'
import { formatErasuresFile } from './deletion.rules.ts'
import { checkErasureConfirmations, eraseDueAccounts } from './erase-due-accounts.ts'
import { replayErasures, writeErasures } from './replay-erasures.ts'

const day = 86_400

const identity = await createTestIdentity()
afterAll(() => identity.close())
beforeEach(async () => {
  await identity.database.db.deleteFrom('outbox').execute()
})

async function loggedIn(options: { authorities?: string[] } = {}) {
  const member = await identity.addMember({ roles: ['ROLE_CUSTOMER'], ...options })
  const browser = new CookieBrowser(identity.app)
  await browser.login(member.email)
  const post = (url: string, payload?: object) => browser.call('POST', url, { ...(payload && { payload }) })
  const deletion = async () => (await browser.call('GET', '/account/deletion')).json()
  return { member, browser, post, deletion }
}
const erase = () => eraseDueAccounts(identity.context)

/** Inserts a device's pairing as if the member, who is no enterprise account, had approved it. */
async function insertApprovedPairing({ userId, now }: { userId: string; now: Date }): Promise<void> {
  const { db } = identity.database
  const [codeHash, secretHash] = [randomBytes(32), randomBytes(32)]
  await insertPairing(db, { codeHash, secretHash, device: '', now, expiresAt: computePairingExpiry(now) })
  const approval = { codeHash, userId, sectionId: randomUUID(), now }
  await db.transaction().execute((trx) => approvePairing(trx, approval))
}

async function addPushBrowser({ userId, now }: { userId: string; now: Date }): Promise<void> {
  const { db } = identity.database
  const { id: sessionId } = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await db.transaction().execute(async (trx) => {
    const browser = { endpoint: `https://push.example/${userId}`, p256dh: 'p', auth: 'a' }
    await savePushSubscription(trx, { ...browser, userId, sessionId, language: 'ja', now })
    await savePushPreference(trx, { userId, kind: 'answer', isOn: false })
  })
}

const unusedRoles: Role[] = ['ROLE_ENTERPRISE', 'ROLE_PERSON_IN_CHARGE']

/** Has the member require passkeys of a role, and be told of a day. */
async function addPasskeyRequirement({ userId, now }: { userId: string; now: Date }): Promise<void> {
  const [role, firstDay] = [unusedRoles.pop(), '2027-01-01']
  await identity.database.db.transaction().execute(async (trx) => {
    if (role) await saveRequirement(trx, { role, firstDay, setBy: userId, now })
    await trx
      .insertInto('passkey_requirement_notices')
      .values({ user_id: userId, first_day: firstDay, notified_at: now })
      .execute()
  })
}

/** Inserts rows into every table that can name a member, for one who is also a member of staff. */
async function memberWithEverything() {
  const one = await loggedIn({ authorities: ['ai_esthe'] })
  const { post, browser, member } = one
  await browser.login(member.email)
  await post('/agreement/agree-providing-data?agreement=true')
  await post('/page-size/set-scale?scale=1.1')
  await post('/account/easy-login/register', { agreement: true })
  const { secret } = (await post('/account/totp/begin', { password: testPassword })).json()
  const epoch = Math.floor(identity.now().getTime() / 1000)
  await post('/account/totp/confirm', { code: generateSync({ secret, epoch }) })
  await addPasskey(browser, new SoftwarePasskey())
  await post('/account/export')
  await post(`/account/change-email`, { password: testPassword, email: `${randomUUID()}@example.jp` })
  await post(`/account/forgot-password/issue-confirm-mail?email=${encodeURIComponent(member.email)}`)
  const { db } = identity.database
  const now = identity.now()
  await saveMailPreference(db, { userId: member.id, type: 'news', subscribed: false, now })
  await insertApprovedPairing({ userId: member.id, now })
  await addPushBrowser({ userId: member.id, now })
  await addPasskeyRequirement({ userId: member.id, now })
  const publication = { resultId: randomUUID(), userId: member.id, published: true, changedAt: now }
  await db.transaction().execute((trx) => saveDiagnosisPublication(trx, publication))
  await addInvitations(member)
  const customer = await addCustomerOf(member.id)
  return { ...one, customer }
}

/** The member registered by the second invitation to the address, and has invited another person. */
async function addInvitations({ id, email }: { id: string; email: string }): Promise<void> {
  const now = identity.now()
  await identity.database.db.transaction().execute(async (trx) => {
    const invite = (email: string, createdBy: string) =>
      insertInvitation(trx, { email, tokenHash: randomBytes(32), createdBy, now, expiresAt: now })
    const { id: other } = await identity.addMember()
    await revokeInvitation(trx, await invite(email, other), now)
    await saveInvitationUsedBy(trx, await invite(email, other), id)
    await invite(`${randomUUID()}@example.jp`, id)
  })
}

/** Adds a customer of the member, who has decided about both their applications and transferred both. */
async function addCustomerOf(id: string): Promise<string> {
  const { db } = identity.database
  const now = identity.now()
  const customer = await identity.addMember({ roles: ['ROLE_CUSTOMER'], agency: tokyoAgency })
  const administrator = await identity.addMember({ roles: ['ROLE_ADMIN'] })
  const { id: agencyId } = await db
    .selectFrom('agencies')
    .select('id')
    .where('code', '=', tokyoAgency.code)
    .executeTakeFirstOrThrow()
  const membership = { role: 'ROLE_CUSTOMER', agencyCode: tokyoAgency.code, status: '3', picId: id } as const
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ pic_id: id }).where('id', '=', customer.id).execute()
    for (const applicantId of [id, customer.id]) {
      const application = { type: '02', agencyId, picId: id, openedAccount: false, now } as const
      await insertApplication(trx, { ...application, applicantId, code: toApplicationCode(randomBytes(12)) })
    }
    const replaced = JSON.stringify(membership)
    const decided = { authorizer_id: id, status: '1', decided_at: now, replaced } as const
    await trx.updateTable('applications').set(decided).where('pic_id', '=', id).execute()
    const moves = [id, customer.id].map((userId) => ({ userId, before: membership, after: membership }))
    for (const [userId, requestedBy] of [
      [id, administrator.id],
      [customer.id, id],
    ] as const)
      await insertReset(trx, {
        userId,
        requestedBy,
        identityCheck: '運転免許証の写し',
        tokenHash: randomBytes(32),
        requestedAt: now,
        effectiveAt: now,
        coversPasskeys: false,
      })
    await insertTransfer(trx, { performedBy: id, performedAt: now, undoUntil: now, moves })
  })
  return customer.id
}

/** Only these columns may still contain an erased member's id: the audit log and the list of erased members. */
const retained = ['audit_log.actor_id', 'audit_log.subject_id', 'erased_people.user_id']

/** Lists every uuid column that contains the member's id. */
async function columnsNaming(userId: string): Promise<string[]> {
  const { db } = identity.database
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'identity' and data_type = 'uuid'
      and not (select relispartition from pg_class where oid = table_name::regclass)`.execute(db)
  const found: string[] = []
  for (const { table, column } of rows) {
    const query = sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${userId} limit 1`
    if ((await query.execute(db)).rows.length > 0) found.push(`${table}.${column}`)
  }
  return found.sort()
}

/** The columns that name a member created by `memberWithEverything`. */
async function columnsToFill(): Promise<string[]> {
  const columns = await listPersonIdColumns(identity.database.db, 'identity')
  // These are the column of the login name, and the tables about erased members.
  const others = ['users.user_id', 'erased_people.user_id', 'erasure_confirmations.user_id']
  return columns.map(({ table, column }) => `${table}.${column}`).filter((name) => !others.includes(name))
}

const tablesWith = (text: string) => listTablesContainingText(identity.database.db, 'identity', text)

describe('POST /account/delete', () => {
  it('responds with 200 and the time in 7 days, sends a mail, and changes nothing when repeated', async () => {
    const { member, post, deletion } = await loggedIn()
    const confirmations = personalDataServices.map((service) => ({
      service,
      confirmedAt: null,
    }))
    const none = { effectiveAt: null, confirmations }
    expect(await deletion()).toEqual(none)
    const effectiveAt = new Date(identity.now().getTime() + 7 * day * 1000).toISOString()
    expect((await post('/account/delete', { password: testPassword })).json()).toEqual({ effectiveAt })
    identity.advance(60)
    expect((await post('/account/delete', { password: testPassword })).json()).toEqual({ effectiveAt })
    expect(await deletion()).toEqual({ ...none, effectiveAt })
    const mails = (await listWaitingMails(identity.database)).filter((mail) => mail.to === member.email)
    expect(mails.map((mail) => mail.template)).toEqual(['deletion-scheduled'])
  })

  it('rejects a wrong password with 400 E3021, and visitors with 401', async () => {
    const { post, deletion } = await loggedIn()
    const response = await post('/account/delete', { password: 'wrong' })
    expect([response.statusCode, response.json().code]).toEqual([400, 'E3021'])
    expect((await deletion()).effectiveAt).toBeNull()
    for (const url of ['/account/delete', '/account/undo-delete']) {
      const visitor = await new CookieBrowser(identity.app).call('POST', url, { payload: { password: 'x' } })
      expect(visitor.statusCode).toBe(401)
    }
  })
})

describe('POST /account/undo-delete', () => {
  it('responds with 200, and the account is not deleted', async () => {
    const { member, browser, post, deletion } = await loggedIn()
    await post('/account/delete', { password: testPassword })
    identity.advance(6 * day)
    await browser.login(member.email)
    expect((await post('/account/undo-delete')).json()).toEqual({})
    expect((await deletion()).effectiveAt).toBeNull()
    identity.advance(2 * day)
    await erase()
    expect((await new CookieBrowser(identity.app).login(member.email)).statusCode).toBe(200)
  })
})

describe('eraseDueAccounts', () => {
  it('deletes what is due and nothing else, and leaves no row that names the member in any table', async () => {
    const leaving = await memberWithEverything()
    const staying = await memberWithEverything()
    const { id, email } = leaving.member
    for (const { post } of [leaving, staying]) await post('/account/delete', { password: testPassword })
    await staying.post('/account/undo-delete')
    const full = await columnsNaming(id)
    expect(full).toEqual(expect.arrayContaining(await columnsToFill()))
    const fullStaying = await columnsNaming(staying.member.id)
    identity.advance(7 * day - 1)
    await erase()
    expect(await columnsNaming(id)).toEqual(full)
    // A visitor requests a link, and does not learn that the address has an account.
    const registering = `/account/issue-confirm-mail?email=${encodeURIComponent(email)}`
    await new CookieBrowser(identity.app).call('POST', registering)
    expect(await tablesWith(email)).toEqual(['invitations', 'mail_links', 'users'])
    identity.advance(1)
    await Promise.all([erase(), erase(), erase()])
    expect(await columnsNaming(id)).toEqual(retained)
    expect(await tablesWith(email)).toEqual([])
    // The id is nowhere else, even in columns that are no uuid.
    expect(await tablesWith(id)).toEqual(['audit_log', 'erased_people', 'outbox'])
    expect(await columnsNaming(staying.member.id)).toEqual(fullStaying)
    expect(await columnsNaming(leaving.customer)).toEqual(await columnsNaming(staying.customer))
    const events = (await listOutboxEvents(identity.database)).filter(
      (event) => (event.payload as { userId: string }).userId === id,
    )
    expect(events.filter((event) => event.subject === 'identity.person-deleted.v1')).toHaveLength(1)
    // Published names and addresses are deleted, too, even when they were not sent yet.
    const named = ['identity.member-changed.v1', 'identity.name-reading-changed.v1']
    const announced = events.filter((event) => named.includes(event.subject))
    expect(announced).toEqual([])
    expect((await new CookieBrowser(identity.app).login(email)).statusCode).toBe(401)
  })

  it('ends the sessions that are still open', async () => {
    const { browser, post, member } = await loggedIn()
    await post('/account/delete', { password: testPassword })
    identity.advance(6 * day + day / 2)
    await browser.login(member.email)
    identity.advance(day / 2)
    await browser.call('POST', '/auth/refresh')
    expect((await browser.call('POST', '/auth/me')).statusCode).toBe(200)
    await erase()
    expect((await browser.call('POST', '/auth/me')).statusCode).toBe(401)
    expect((await browser.call('POST', '/auth/refresh')).statusCode).toBe(401)
    const ended = (await listOutboxEvents(identity.database)).filter((event) =>
      event.subject.startsWith('identity.session-ended'),
    )
    expect(ended.at(-1)).toMatchObject({ payload: { userId: member.id, reason: 'revoked' } })
  })
})

describe('writeErasures and replayErasures', () => {
  it('erase members again whom a backup brought back, and ask every service to, however often they run', async () => {
    const { db } = identity.database
    const [early, late] = [await loggedIn(), await memberWithEverything()]
    await early.post('/account/delete', { password: testPassword })
    identity.advance(7 * day)
    await erase()
    identity.advance(60)
    const restoredTo = identity.now()
    const folder = await mkdtemp(join(tmpdir(), 'hibiki-erasures-'))
    const file = join(folder, 'erasures')
    // The second member is still here, as in a backup; the newer database knows of the erasure.
    const text = formatErasuresFile([{ userId: late.member.id, erasedAt: identity.now() }])
    await writeFile(file, text)
    await db.deleteFrom('outbox').execute()
    expect(await replayErasures(identity.context, [file])).toContain('erased 1 people again')
    expect(await columnsNaming(late.member.id)).toEqual(retained)
    expect(await tablesWith(late.member.email)).toEqual([])
    expect((await late.browser.call('POST', '/auth/me')).statusCode).toBe(401)
    expect(await replayErasures(identity.context, [file])).toContain('erased 0 people again')
    const asked = (await listOutboxEvents(identity.database)).filter(
      ({ subject }) => subject === 'identity.person-deleted.v1',
    )
    expect(asked.map(({ payload }) => (payload as { userId: string }).userId)).toEqual(
      Array(2).fill(late.member.id),
    )

    const listed = join(folder, 'listed')
    const since = restoredTo.toISOString()
    expect(await writeErasures(identity.context, [since, listed])).toBe('saved 1 erasures')
    expect(await readFile(listed, 'utf8')).toBe(text)
    await expect(writeErasures(identity.context, [since, listed])).rejects.toThrow('EEXIST')
    await expect(writeErasures(identity.context, ['yesterday', listed])).rejects.toThrow('give a moment')

    const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const answer = await writeErasures(identity.context, [since, '-'])
    const printed = stdout.mock.calls.map(([line]) => line).join('')
    stdout.mockRestore()
    // `runService` prints the returned line after it.
    expect(`${printed}identity: ${answer}\n`).toBe(text)
    const stdin = vi
      .spyOn(process, 'stdin', 'get')
      .mockReturnValue(Readable.from([text]) as typeof process.stdin)
    expect(await replayErasures(identity.context, ['-'])).toContain('asked every service to erase 1')
    stdin.mockRestore()
    await rm(folder, { recursive: true })
  })
})

describe('the consumers collect-…-erasures', () => {
  const at = '2026-11-20T03:00:00.000Z'
  const confirm = (service: PersonalDataService, userId: string, id = randomUUID()) =>
    identity.deliver(`${service}.person-erased.v1`, { userId, service, at }, id)

  async function erased() {
    const { member, post } = await loggedIn()
    await post('/account/delete', { password: testPassword })
    identity.advance(7 * day)
    await erase()
    return member.id
  }
  const confirmations = async (userId: string) =>
    identity.database.db
      .selectFrom('erasure_confirmations')
      .selectAll()
      .where('user_id', '=', userId)
      .execute()

  it('save one confirmation per service, for members erased here only', async () => {
    const [userId, id] = [await erased(), randomUUID()]
    for (const service of personalDataServices)
      await confirm(service, userId, service === 'content' ? id : undefined)
    await confirm('content', userId, id)
    await confirm('content', userId)
    await confirm('content', randomUUID())
    const services = (await confirmations(userId)).map(({ service }) => service)
    expect(services.sort()).toEqual([...personalDataServices])
    const all = await identity.database.db.selectFrom('erasure_confirmations').selectAll().execute()
    expect(all).toHaveLength(personalDataServices.length)
  })

  let erasedId = ''
  beforeEach(async () => {
    erasedId = await erased()
  })
  testConsumerGuarantees({
    service: () => identity,
    consumer: 'collect-content-erasures',
    subject: 'content.person-erased.v1',
    table: 'erasure_confirmations',
    payload: () => ({ userId: erasedId, service: 'content', at }),
    effect: () => confirmations(erasedId),
  })

  it('raise an error when a confirmation is missing after an hour', async () => {
    const { db } = identity.database
    await db.deleteFrom('erasure_confirmations').execute()
    await db.deleteFrom('erased_people').execute()
    const userId = await erased()
    const lines: string[] = []
    const loud = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
    const watch = () => checkErasureConfirmations({ ...identity.context, log: loud })
    await watch()
    expect(lines).toEqual([])
    identity.advance(3601)
    await expect(watch()).rejects.toThrow(`erasures not confirmed by ${personalDataServices.join(', ')}`)
    for (const service of personalDataServices)
      expect(lines.join()).toContain(`"unconfirmedBy":"${service}","people":1`)
    for (const service of personalDataServices) await confirm(service, userId)
    lines.length = 0
    await watch()
    expect(lines).toEqual([])
  })
})
