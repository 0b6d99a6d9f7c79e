import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createBillingApp } from '../../testing/billing-app.ts'
import {
  applyTransitionToContract,
  getProductByKey,
  insertTestContract,
  insertTestMember,
  listOutboxPayloads,
  toLaterNoon,
} from '../../testing/contracts.ts'
import { addFamilySeats, createFamilyClient } from '../../testing/family.ts'
import { updateContractPlan } from '../contracts/contract-plans.sql.ts'
import { lockContract } from '../contracts/contracts.sql.ts'
import { publishChangedEntitlements } from '../entitlements/publish-changed-entitlements.ts'
import { createMailPageLinks } from '../mails/mail-page-links.ts'
import { createBillingMailQueue } from '../mails/mails.sql.ts'
import { renderAddressedMail } from '../mails/render-addressed-mail.ts'
import { saveDeletionRequest } from '../members/deletion-requests.sql.ts'
import { applyDueTimeEvents } from '../renewals/apply-due-time-events.ts'

const log = pino({ level: 'silent' })
const billing = await createBillingApp({ connections: 12 })
await addFamilySeats(billing, { premium: 4, standard: 2 })
const family = createFamilyClient(billing)
afterAll(() => billing.close())
beforeEach(() => {
  billing.clock.now = new Date('2026-11-21T03:00:00Z')
})

const anyAddress = () => `${randomUUID()}@example.jp`
async function checkSoundTherapy(userId: string) {
  const headers = { cookie: await billing.sessions.cookieFor({ userId }) }
  const response = await billing.app.inject({ url: '/v2/esthe/available-sound-therapy-func', headers })
  const body = response.json()
  return typeof body === 'string' ? body : body.code
}
async function published(userId: string) {
  const events = await listOutboxPayloads(billing, 'billing.entitlements-changed.v1', userId)
  return events.at(-1) as { premium: boolean; planName: { ja: string } | null } | undefined
}
const mailsTo = async (userId: string) => {
  const mails = billing.database.db.selectFrom('mails').select('template').where('user_id', '=', userId)
  return (await mails.orderBy('id').execute()).map(({ template }) => template)
}
const placesOf = async (userId: string) => (await family.read(userId)).body.plans[0]?.places ?? []
const laterBy = (days: number) => new Date(billing.clock.now.getTime() + days * 86_400_000)
/** Moves a contract to another plan at once, as the end of a paid period does. */
async function changePlan(contractId: string, key: string) {
  const product = await getProductByKey(billing, key)
  await billing.database.db.transaction().execute(async (trx) => {
    const stored = await lockContract(trx, contractId)
    await updateContractPlan(trx, contractId, { productId: product.id, unitPrice: product.price })
    await publishChangedEntitlements(trx, stored?.userId ?? '', billing.clock.now)
  })
}

describe('GET /v3/subscription/family', () => {
  it('returns no plans and no membership for a member without either', async () => {
    const { body } = await family.read(await insertTestMember(billing))
    expect(body).toEqual({ plans: [], membership: null })
  })

  it('shows the holder the address and the name of who joined, and the member the plan without its price', async () => {
    const holder = await family.createHolder()
    const memberId = await family.join(holder)
    const [place] = await placesOf(holder.userId)
    expect(place).toEqual({
      id: expect.any(String),
      state: 'joined',
      email: expect.stringMatching(/^member-\d+@example\.jp$/),
      name: '響 花子',
      expiresAt: null,
      joinedAt: '2026-11-21 12:00:00',
    })
    expect((await family.read(memberId)).body).toEqual({
      plans: [],
      membership: {
        productName: 'プレミアム',
        holderName: '響 太郎',
        joinedAt: '2026-11-21 12:00:00',
        isOpen: true,
      },
    })
  })
})

describe('POST /v3/subscription/family/invite', () => {
  it('responds with 200, holds a place until the seventh day, and mails the address in the language of the holder', async () => {
    const holder = await family.createHolder()
    expect(await family.invite(holder.userId, holder.contractId, ' Hanako@Example.JP'.trim())).toMatchObject({
      status: 200,
      body: {},
    })
    expect(await placesOf(holder.userId)).toMatchObject([
      { state: 'invited', email: 'hanako@example.jp', name: null, expiresAt: '2026-11-28 12:00:00' },
    ])
    const [token] = await family.listTokens(holder.userId)
    const [mail] = await createBillingMailQueue(billing.database.db)
      .claim({
        now: billing.clock.now,
        leaseUntil: laterBy(1),
        limit: 1000,
      })
      .then((due) => due.filter(({ body }) => 'token' in body && body.token === token))
    expect(mail?.uselessAfter).toEqual(laterBy(7))
    const render = () =>
      renderAddressedMail(
        {
          db: billing.database.db,
          addressees: async () => null,
          pages: createMailPageLinks('https://hibiki.test'),
        },
        mail as NonNullable<typeof mail>,
      )
    expect(await render()).toMatchObject({
      to: 'hanako@example.jp',
      language: 'ja',
      content: {
        button: { url: `https://hibiki.test/family-invitation/${token}` },
        details: [{ value: '響 太郎' }, { value: 'プレミアム' }],
      },
    })
    const [place] = await placesOf(holder.userId)
    await family.remove(holder.userId, place.id)
    expect(await render()).toBeNull()
  })

  it('stores the secret of the link as a hash only', async () => {
    const holder = await family.createHolder()
    await family.invite(holder.userId, holder.contractId, anyAddress())
    const [token] = await family.listTokens(holder.userId)
    const rows = await billing.database.db
      .selectFrom('family_places')
      .selectAll()
      .where('holder_id', '=', holder.userId)
      .execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows[0]?.token_hash).toHaveLength(32)
  })

  it('404 for the contract of another member, an unknown one, and a plan without places', async () => {
    const holder = await family.createHolder()
    const light = await family.createHolder('light')
    const other = await insertTestMember(billing)
    for (const [userId, contractId] of [
      [other, holder.contractId],
      [holder.userId, randomUUID()],
      [holder.userId, "'; select"],
      [light.userId, light.contractId],
    ] as const)
      expect(await family.invite(userId, contractId, anyAddress())).toMatchObject({
        status: 404,
        body: { code: 'BILLING_FAMILY_NOT_FOUND' },
      })
  })

  it('400 for what is no address', async () => {
    const holder = await family.createHolder()
    expect(await family.invite(holder.userId, holder.contractId, 'hanako')).toMatchObject({
      status: 400,
      body: { code: 'E3001', fields: { email: expect.any(String) } },
    })
  })

  it('409 for an address that is invited already', async () => {
    const holder = await family.createHolder()
    await family.invite(holder.userId, holder.contractId, 'twice@example.jp')
    expect(await family.invite(holder.userId, holder.contractId, 'TWICE@example.jp')).toMatchObject({
      status: 409,
      body: { code: 'BILLING_FAMILY_INVITED' },
    })
  })

  it('holds at most the places of the plan, even with concurrent invitations', async () => {
    const holder = await family.createHolder()
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => family.invite(holder.userId, holder.contractId, anyAddress())),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(responses.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      body: { code: 'BILLING_FAMILY_FULL', message: expect.stringContaining('4人') },
    })
    expect(await placesOf(holder.userId)).toHaveLength(4)
  })

  it('gives the place of an expired invitation to the next one', async () => {
    const holder = await family.createHolder('standard')
    await family.invite(holder.userId, holder.contractId, 'old@example.jp')
    billing.clock.now = laterBy(7)
    expect(await placesOf(holder.userId)).toMatchObject([{ state: 'expired', email: 'old@example.jp' }])
    await family.invite(holder.userId, holder.contractId, 'second@example.jp')
    await family.invite(holder.userId, holder.contractId, 'third@example.jp')
    const emails = (await placesOf(holder.userId)).map(({ email }: { email: string }) => email)
    expect(emails).toEqual(['second@example.jp', 'third@example.jp'])
  })

  it('429 after eight mails of a holder in a day, and after three to one address in a week, whoever sends them', async () => {
    const holder = await family.createHolder()
    await family.invite(holder.userId, holder.contractId, 'often@example.jp')
    const [place] = await placesOf(holder.userId)
    const resend = (userId: string, placeId: string) => family.call(userId, 'POST', '/resend', { placeId })
    expect((await resend(holder.userId, place.id)).status).toBe(200)
    expect((await resend(holder.userId, place.id)).status).toBe(200)
    const limited = { status: 429, body: { code: 'BILLING_FAMILY_MAIL_LIMIT' } }
    const refused = await resend(holder.userId, place.id)
    expect(refused).toMatchObject(limited)
    expect(refused.headers['retry-after']).toBe(String(7 * 86_400))
    const other = await family.createHolder()
    expect(await family.invite(other.userId, other.contractId, 'often@example.jp')).toMatchObject(limited)
    for (let sent = 3; sent < 8; sent += 1) {
      await family.invite(holder.userId, holder.contractId, anyAddress())
      const places = await placesOf(holder.userId)
      await family.remove(holder.userId, places.at(-1).id)
    }
    expect(await family.invite(holder.userId, holder.contractId, anyAddress())).toMatchObject(limited)
    billing.clock.now = laterBy(1)
    expect(await family.invite(holder.userId, holder.contractId, anyAddress())).toMatchObject({ status: 200 })
  })

  it('409 while the deletion of the account is pending', async () => {
    const holder = await family.createHolder()
    await billing.database.db
      .transaction()
      .execute((trx) =>
        saveDeletionRequest(trx, { memberId: holder.userId, pending: true, changedAt: billing.clock.now }),
      )
    expect(await family.invite(holder.userId, holder.contractId, anyAddress())).toMatchObject({
      status: 409,
      body: { code: 'BILLING_FAMILY_DELETION_PENDING' },
    })
  })
})

describe('POST /v3/subscription/family/resend', () => {
  it('sends another link, after which the first one no longer works', async () => {
    const holder = await family.createHolder()
    await family.invite(holder.userId, holder.contractId, anyAddress())
    const [place] = await placesOf(holder.userId)
    billing.clock.now = laterBy(6)
    expect((await family.call(holder.userId, 'POST', '/resend', { placeId: place.id })).status).toBe(200)
    const [first, second] = await family.listTokens(holder.userId)
    billing.clock.now = laterBy(6)
    const memberId = await insertTestMember(billing)
    expect(await family.accept(memberId, first ?? '')).toMatchObject({
      status: 404,
      body: { code: 'BILLING_FAMILY_INVITATION_INVALID' },
    })
    expect((await family.accept(memberId, second ?? '')).status).toBe(200)
  })

  it('404 for the place of another holder, and for a member who has joined', async () => {
    const [holder, other] = [await family.createHolder(), await family.createHolder()]
    await family.join(holder)
    const [place] = await placesOf(holder.userId)
    for (const userId of [holder.userId, other.userId])
      expect(await family.call(userId, 'POST', '/resend', { placeId: place.id })).toMatchObject({
        status: 404,
        body: { code: 'BILLING_FAMILY_NOT_FOUND' },
      })
  })
})

describe('POST /v3/subscription/family/invitation', () => {
  it('shows who invites to what without a login, and 404 once it was used', async () => {
    const holder = await family.createHolder()
    await family.invite(holder.userId, holder.contractId, anyAddress())
    const [token = ''] = await family.listTokens(holder.userId)
    const { status, body } = await family.call(null, 'POST', '/invitation', { token })
    expect([status, body]).toEqual([
      200,
      {
        holderName: '響 太郎',
        productName: 'プレミアム',
        functions: expect.arrayContaining([expect.any(String)]),
        expiresAt: '2026-11-28 12:00:00',
      },
    ])
    await family.accept(await insertTestMember(billing), token)
    expect(await family.call(null, 'POST', '/invitation', { token })).toMatchObject({ status: 404 })
  })
})

describe('POST /v3/subscription/family/accept', () => {
  it('opens the functions of the plan at once, publishes them, and tells the holder by mail', async () => {
    const holder = await family.createHolder()
    const memberId = await family.join(holder)
    expect(await checkSoundTherapy(memberId)).toBe('E0000')
    expect(await published(memberId)).toMatchObject({ premium: true, planName: { ja: 'プレミアム' } })
    expect(await mailsTo(holder.userId)).toEqual(['family-joined'])
  })

  it('works for one member only, even with concurrent requests, and again for the same one', async () => {
    const holder = await family.createHolder()
    await family.invite(holder.userId, holder.contractId, anyAddress())
    const [token = ''] = await family.listTokens(holder.userId)
    const members = await Promise.all(Array.from({ length: 6 }, () => insertTestMember(billing)))
    const responses = await Promise.all(members.map((memberId) => family.accept(memberId, token)))
    const accepted = members.filter((_id, index) => responses[index]?.status === 200)
    expect(accepted).toHaveLength(1)
    expect(await family.accept(accepted[0] ?? '', token)).toMatchObject({ status: 200 })
    expect(await mailsTo(holder.userId)).toEqual(['family-joined'])
  })

  it('lets a member into one family, even with concurrent invitations', async () => {
    const holders = await Promise.all(Array.from({ length: 4 }, () => family.createHolder()))
    const memberId = await insertTestMember(billing)
    const tokens = await Promise.all(
      holders.map(async ({ userId, contractId }) => {
        await family.invite(userId, contractId, anyAddress())
        return (await family.listTokens(userId))[0] ?? ''
      }),
    )
    const responses = await Promise.all(tokens.map((token) => family.accept(memberId, token)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('BILLING_FAMILY_JOINED')
  })

  it('lets in at most the places that the plan has when the last of them are accepted concurrently', async () => {
    const holder = await family.createHolder()
    for (let count = 0; count < 4; count += 1)
      await family.invite(holder.userId, holder.contractId, anyAddress())
    const tokens = await family.listTokens(holder.userId)
    const members = await Promise.all(tokens.map(() => insertTestMember(billing)))
    await Promise.all([
      ...tokens.map((token, index) => family.accept(members[index] ?? '', token)),
      changePlan(holder.contractId, 'standard'),
    ])
    const joined = (await placesOf(holder.userId)).filter(
      ({ state }: { state: string }) => state === 'joined',
    )
    expect(joined.length).toBeLessThanOrEqual(2)
    const open = await Promise.all(members.map(async (id) => (await published(id))?.planName?.ja ?? null))
    expect(open.filter((name) => name !== null)).toHaveLength(joined.length)
  })

  it('rejects the holder, an unknown secret, an expired one and an account that is being deleted', async () => {
    const holder = await family.createHolder()
    await family.invite(holder.userId, holder.contractId, anyAddress())
    const [token = ''] = await family.listTokens(holder.userId)
    expect((await family.accept(holder.userId, token)).body.code).toBe('BILLING_FAMILY_OWN')
    const memberId = await insertTestMember(billing)
    expect((await family.accept(memberId, 'unknown')).body.code).toBe('BILLING_FAMILY_INVITATION_INVALID')
    const leaving = await insertTestMember(billing)
    await billing.database.db
      .transaction()
      .execute((trx) =>
        saveDeletionRequest(trx, { memberId: leaving, pending: true, changedAt: billing.clock.now }),
      )
    expect((await family.accept(leaving, token)).body.code).toBe('BILLING_FAMILY_DELETION_PENDING')
    billing.clock.now = laterBy(7)
    expect((await family.accept(memberId, token)).body.code).toBe('BILLING_FAMILY_INVITATION_INVALID')
  })

  it('tells an enterprise account in each language to use a personal one', async () => {
    const cookie = await billing.sessions.cookieFor({ userId: randomUUID(), roles: ['ROLE_ENTERPRISE'] })
    for (const [language, word] of [
      ['ja', '法人'],
      ['en', 'Business'],
      ['zh-CN', '企业'],
      ['zh-TW', '企業'],
    ] as const) {
      const response = await billing.app.inject({
        method: 'POST',
        url: '/v3/subscription/family/accept',
        headers: { cookie, 'accept-language': language },
        payload: { token: 'any' },
      })
      expect(response.json()).toMatchObject({
        code: 'BILLING_FAMILY_ENTERPRISE',
        message: expect.stringContaining(word),
      })
    }
  })
})

describe('POST /v3/subscription/family/decline', () => {
  it('ends the invitation without a login, deletes its address, and frees the place', async () => {
    const holder = await family.createHolder()
    await family.invite(holder.userId, holder.contractId, anyAddress())
    const [token = ''] = await family.listTokens(holder.userId)
    expect((await family.call(null, 'POST', '/decline', { token })).status).toBe(200)
    expect((await family.call(null, 'POST', '/decline', { token })).status).toBe(404)
    expect(await placesOf(holder.userId)).toEqual([])
    const row = await billing.database.db
      .selectFrom('family_places')
      .selectAll()
      .where('holder_id', '=', holder.userId)
      .executeTakeFirst()
    expect(row).toMatchObject({ end_reason: 'declined', invited_email: null, token_hash: null })
  })
})

describe('a membership', () => {
  const closed = async (memberId: string) => {
    expect(await checkSoundTherapy(memberId)).toBe('E2002')
    expect(await published(memberId)).toMatchObject({ premium: false, planName: null })
    expect((await family.read(memberId)).body.membership).toBeNull()
  }

  it('ends at once when the holder removes the member, who is told by mail', async () => {
    const holder = await family.createHolder()
    const memberId = await family.join(holder)
    const [place] = await placesOf(holder.userId)
    const other = await family.createHolder()
    expect((await family.remove(other.userId, place.id)).status).toBe(404)
    expect((await family.remove(holder.userId, place.id)).status).toBe(200)
    await closed(memberId)
    expect(await mailsTo(memberId)).toEqual(['family-ended'])
    expect((await family.remove(holder.userId, place.id)).status).toBe(404)
  })

  it('ends at once when the member leaves, who may then join another family', async () => {
    const holder = await family.createHolder()
    const memberId = await family.join(holder)
    expect((await family.call(memberId, 'POST', '/leave')).status).toBe(200)
    await closed(memberId)
    expect(await mailsTo(memberId)).toEqual([])
    expect((await family.call(memberId, 'POST', '/leave')).body.code).toBe('BILLING_FAMILY_NOT_FOUND')
    await family.join(await family.createHolder(), memberId)
    expect(await checkSoundTherapy(memberId)).toBe('E0000')
  })

  it('ends with the last day of a cancelled contract, and not before', async () => {
    const holder = await family.createHolder()
    const memberId = await family.join(holder)
    await applyTransitionToContract(billing, holder.contractId, 'cancel')
    expect(await checkSoundTherapy(memberId)).toBe('E0000')
    billing.clock.now = toLaterNoon(billing, { months: 1 })
    await applyDueTimeEvents({ database: billing.database, clock: () => billing.clock.now, log })
    await closed(memberId)
    expect(await mailsTo(memberId)).toEqual(['family-ended'])
  })

  it('closes without a word of the payment while the contract is unpaid beyond its grace, opens again, and ends with dunning', async () => {
    const holder = await family.createHolder()
    const memberId = await family.join(holder)
    const passTime = () =>
      applyDueTimeEvents({ database: billing.database, clock: () => billing.clock.now, log })
    billing.clock.now = toLaterNoon(billing, { months: 1, days: 7 })
    await passTime()
    expect(await checkSoundTherapy(memberId)).toBe('E0000')
    billing.clock.now = laterBy(1)
    await passTime()
    expect([await checkSoundTherapy(holder.userId), await checkSoundTherapy(memberId)]).toEqual([
      'E2001',
      'E2002',
    ])
    expect(await published(memberId)).toMatchObject({ premium: false })
    expect((await family.read(memberId)).body.membership).toMatchObject({ isOpen: false })
    await applyTransitionToContract(billing, holder.contractId, 'payment-succeeded')
    expect(await checkSoundTherapy(memberId)).toBe('E0000')
    expect(await published(memberId)).toMatchObject({ premium: true })
    billing.clock.now = toLaterNoon(billing, { months: 2 })
    await passTime()
    await closed(memberId)
  })

  it('ends for those who joined last, when the plan changes to one with fewer places', async () => {
    const holder = await family.createHolder()
    const members: string[] = []
    for (let count = 0; count < 3; count += 1) {
      members.push(await family.join(holder))
      billing.clock.now = new Date(billing.clock.now.getTime() + 1000)
    }
    await changePlan(holder.contractId, 'standard')
    expect(await Promise.all(members.map(async (id) => (await published(id))?.planName?.ja))).toEqual([
      'スタンダード',
      'スタンダード',
      undefined,
    ])
    expect(await mailsTo(members[2] ?? '')).toEqual(['family-ended'])
    await changePlan(holder.contractId, 'light')
    expect(await placesOf(holder.userId)).toEqual([])
    await closed(members[0] ?? '')
  })

  it('ends when staff give the plan fewer places', async () => {
    const holder = await family.createHolder()
    const [first, second] = [await family.join(holder), await family.join(holder)]
    await addFamilySeats(billing, { premium: 1 })
    await billing.database.db
      .transaction()
      .execute((trx) => publishChangedEntitlements(trx, holder.userId, billing.clock.now))
    expect(await checkSoundTherapy(first)).toBe('E0000')
    await closed(second)
    await addFamilySeats(billing, { premium: 4 })
  })

  it('ends when the account of the holder or of the member is erased, with its rows', async () => {
    const holder = await family.createHolder()
    const memberId = await family.join(holder)
    const erase = (userId: string) =>
      billing.deliver('identity.person-deleted.v1', { userId, at: '2026-11-21T03:00:00.000Z' })
    await erase(holder.userId)
    await closed(memberId)
    expect(await mailsTo(memberId)).toEqual(['family-ended'])
    const second = await family.createHolder()
    const other = await family.join(second)
    await erase(other)
    expect(await placesOf(second.userId)).toEqual([])
  })
})

describe('GET /payment/next-charge', () => {
  it('names a plan of the member that the plan of the family contains, while that goes on', async () => {
    const holder = await family.createHolder()
    const memberId = await insertTestMember(billing)
    const own = await insertTestContract(billing, { key: 'standard', userId: memberId })
    await family.join(holder, memberId)
    const overlaps = async () => {
      const headers = { cookie: await billing.sessions.cookieFor({ userId: memberId }) }
      const response = await billing.app.inject({ url: '/payment/next-charge', headers })
      return response.json().overlaps
    }
    expect(await overlaps()).toEqual([
      { contractId: own.id, productName: 'スタンダード', containedIn: 'プレミアム' },
    ])
    await applyTransitionToContract(billing, holder.contractId, 'cancel')
    expect(await overlaps()).toEqual([])
  })
})
