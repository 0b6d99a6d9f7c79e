import { randomUUID } from 'node:crypto'
import { testConsumerGuarantees } from '@hibiki/service/testing'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startFakeCharts } from '../../testing/fake-charts.ts'
import { createPushBrowser, startPushService } from '../../testing/push-service.ts'
import { CookieBrowser, createTestIdentity, type TestMemberOptions } from '../../testing/test-identity.ts'
import { deleteUselessPushes } from './push.sql.ts'
import { sendDuePushes } from './send-due-pushes.ts'

const service = await startPushService({ publicKey: () => identity.context.vapidKeys?.publicKey })
const charts = await startFakeCharts()
const identity = await createTestIdentity({
  pushServices: service.origin,
  chartsUrl: `${charts.url},${charts.url}`,
})
afterAll(async () => {
  await identity.close()
  await charts.close()
  await service.close()
})
const { db } = identity.database
beforeEach(async () => {
  service.received.length = 0
  service.respondWith(201)
  charts.reset()
  await db.deleteFrom('push_subscriptions').execute()
})

const post = (browser: CookieBrowser, url: string, payload: object = {}, language = 'ja') =>
  browser.call('POST', url, { payload, headers: { 'accept-language': language } })

async function createMember(options: TestMemberOptions = {}) {
  const member = await identity.addMember(options)
  const logIn = async () => {
    const [session, device] = [new CookieBrowser(identity.app), createPushBrowser(service.origin)]
    await session.login(member.email)
    const { endpoint, keys } = device
    return {
      session,
      ...device,
      subscribe: (language = 'ja') => post(session, '/account/push/subscribe', { endpoint, keys }, language),
      look: async () => (await session.call('GET', '/account/push')).json(),
    }
  }
  return { ...member, logIn, ...(await logIn()) }
}
type Member = Awaited<ReturnType<typeof createMember>>

const now = () => identity.now().toISOString()
const answer = ({ id }: Pick<Member, 'id'>, at = now()) =>
  identity.deliver('support.inquiry-answered.v1', { memberId: id, at })
const send = () => sendDuePushes(identity.context)
const received = (device: Pick<Member, 'endpoint' | 'read'>) =>
  service.received.filter(({ endpoint }) => endpoint === device.endpoint).map(({ body }) => device.read(body))
/** Announces the appointments of tomorrow, which are news for three hours. */
const announce = ({ id }: Pick<Member, 'id'>, at = identity.now()) =>
  identity.deliver('charts.appointments-announced.v1', {
    memberId: id,
    day: '2026-11-11',
    until: new Date(at.getTime() + 3 * 3_600_000).toISOString(),
    at: at.toISOString(),
  })
const countWaiting = async () => (await db.selectFrom('push_messages').select('id').execute()).length

describe('a notification', () => {
  it('says what kind of news there is and where, in the language of the browser, and nothing else', async () => {
    const member = await createMember()
    await member.subscribe('en')
    await answer(member)
    await send()
    expect(received(member)).toEqual([
      {
        kind: 'answer',
        path: '/support/chat',
        lang: 'en',
        title: 'You have an answer',
        body: 'Our staff have answered you. Read it in the app.',
      },
    ])
    expect(service.received).toMatchObject([{ topic: 'answer', ttl: 86_400 }])
    await send()
    expect(service.received).toHaveLength(1)
  })

  it('goes to every browser in which the member is logged in, and to nobody else', async () => {
    const [member, stranger] = [await createMember({ roles: ['ROLE_ENTERPRISE'] }), await createMember()]
    const phone = await member.logIn()
    for (const one of [member, phone, stranger]) expect((await one.subscribe()).statusCode).toBe(200)
    await answer(member)
    await Promise.all([send(), send(), send()])
    expect([member, phone, stranger].map((one) => received(one).length)).toEqual([1, 1, 0])
  })

  it('goes to the newest device of a member who is logged in on one at a time', async () => {
    const member = await createMember()
    await member.subscribe()
    const phone = await member.logIn()
    await answer(member)
    await phone.subscribe()
    await answer(member)
    await send()
    expect([member, phone].map((one) => received(one).length)).toEqual([0, 1])
  })

  it.each([
    ['content.evening-announced.v1', '/mypage/seven-nights?night=2026-11-10', '今夜の音の時間です'],
    ['enterprise.section-fell-silent.v1', '/mypage/enterprise/rooms', 'お部屋の音が止まっています'],
  ] as const)('comes of %s', async (subject, path, title) => {
    const member = await createMember()
    await member.subscribe()
    const about =
      subject === 'content.evening-announced.v1'
        ? { memberId: member.id, day: '2026-11-10' }
        : { memberIds: [member.id, randomUUID()], sectionId: randomUUID() }
    await identity.deliver(subject, { ...about, at: now() } as never)
    await send()
    expect(received(member)).toMatchObject([{ path, title }])
  })

  it('ends with the session of its browser', async () => {
    const member = await createMember()
    await member.subscribe()
    await answer(member)
    await post(member.session, '/auth/logout')
    await send()
    await answer(member)
    await send()
    expect(service.received).toEqual([])
    await deleteUselessPushes(db, { now: identity.now(), limit: 100 })
    expect(await db.selectFrom('push_subscriptions').select('id').execute()).toEqual([])
  })

  it('that waits for one member never reaches the next one on a shared device', async () => {
    const [first, second] = [await createMember(), await createMember()]
    await first.subscribe()
    await answer(first)
    const { endpoint, keys } = first
    expect((await post(second.session, '/account/push/subscribe', { endpoint, keys })).statusCode).toBe(200)
    await send()
    expect(service.received).toEqual([])
    await answer(second)
    await send()
    expect(received(first)).toHaveLength(1)
  })

  it('of a kind that is switched off is not sent, not even one that waits, and is sent again afterwards', async () => {
    const member = await createMember()
    await member.subscribe()
    await answer(member)
    await post(member.session, '/account/push/kind', { kind: 'answer', isOn: false })
    await answer(member)
    await send()
    expect(service.received).toEqual([])
    expect((await member.look()).kinds).toEqual([
      { kind: 'answer', isOn: false },
      { kind: 'appointment', isOn: true },
      { kind: 'reminder', isOn: true },
    ])
    await post(member.session, '/account/push/kind', { kind: 'answer', isOn: true })
    await answer(member)
    await send()
    expect(received(member)).toHaveLength(1)
  })

  it('is tried again while its service fails, until it is no news any more', async () => {
    const member = await createMember()
    await member.subscribe()
    service.respondWith(503)
    await answer(member)
    await send()
    service.respondWith(201)
    await send()
    expect(service.received).toEqual([])
    identity.advance(31)
    await send()
    expect(received(member)).toHaveLength(1)
    expect(await countWaiting()).toBe(0)
    service.respondWith(429)
    await answer(member)
    for (let minutes = 0; minutes < 25 * 60; minutes += 30) {
      await send()
      identity.advance(1800)
    }
    service.respondWith(201)
    await send()
    expect(received(member)).toHaveLength(1)
    await deleteUselessPushes(db, { now: identity.now(), limit: 100 })
    expect(await countWaiting()).toBe(0)
  })

  it.each([404, 410])('forgets a browser of which its service says %s', async (status) => {
    const member = await createMember()
    await member.subscribe()
    service.respondWith(status)
    await answer(member)
    await send()
    expect((await member.look()).isOnHere).toBe(false)
  })

  it('that its service refuses is given up, and the browser stays', async () => {
    const member = await createMember()
    await member.subscribe()
    service.respondWith(413)
    await answer(member)
    await send()
    expect(await countWaiting()).toBe(0)
    expect((await member.look()).isOnHere).toBe(true)
  })

  it('is not sent to a member without a browser, nor a day after its news', async () => {
    const member = await createMember()
    await answer(member)
    expect(await countWaiting()).toBe(0)
    await member.subscribe()
    await answer(member, new Date(identity.now().getTime() - 86_400_000).toISOString())
    await send()
    expect(service.received).toEqual([])
  })
})

describe('the notification of an appointment', () => {
  it('says that there is one tomorrow, and nothing of it, and opens the day', async () => {
    const member = await createMember()
    await member.subscribe('en')
    await announce(member)
    await send()
    expect(received(member)).toEqual([
      {
        kind: 'appointment',
        path: '/mypage/calendar?view=day&day=2026-11-11',
        lang: 'en',
        title: 'You have an appointment tomorrow',
        body: 'See the appointment in the app.',
      },
    ])
    expect(service.received).toMatchObject([{ topic: 'appointment', ttl: 3 * 3600 }])
    expect(charts.requests).toEqual([`/internal/members/${member.id}/due-reminder?day=2026-11-11`])
  })

  it('comes to each browser once, also with several replicas', async () => {
    const member = await createMember({ roles: ['ROLE_CUSTOMER'] })
    await member.subscribe()
    await announce(member)
    await Promise.all([send(), send(), send()])
    await send()
    expect(received(member)).toHaveLength(1)
  })

  it('does not come when charts says that nothing is due any more', async () => {
    const member = await createMember()
    await member.subscribe()
    await announce(member)
    charts.isDue = false
    await send()
    charts.isDue = true
    await send()
    expect(service.received).toEqual([])
    expect(await countWaiting()).toBe(0)
  })

  it('is asked for again at each attempt, and waits while charts does not respond', async () => {
    const member = await createMember()
    await member.subscribe()
    charts.status = 503
    await announce(member)
    await send()
    expect(service.received).toEqual([])
    charts.status = 200
    service.respondWith(503)
    identity.advance(31)
    await send()
    expect(charts.requests).toHaveLength(2)
    charts.isDue = false
    service.respondWith(201)
    identity.advance(121)
    await send()
    expect([service.received, charts.requests.length, await countWaiting()]).toEqual([[], 3, 0])
  })

  it('delays no other kind while charts is away, which only the first batch asks', async () => {
    charts.status = 503
    for (let customers = 0; customers < 45; customers += 1) {
      const customer = await createMember()
      await customer.subscribe()
      await announce(customer)
    }
    const member = await createMember()
    await member.subscribe()
    await answer(member)
    await send()
    expect(received(member)).toHaveLength(1)
    // The first batch of twenty asks at the same time.
    expect(charts.requests.length).toBeGreaterThan(0)
    expect(charts.requests.length).toBeLessThanOrEqual(20)
    expect(await countWaiting()).toBe(45)
  })

  it('is dropped when it could not be sent in its hours', async () => {
    const member = await createMember()
    await member.subscribe()
    charts.status = 503
    await announce(member)
    for (let minutes = 0; minutes < 180; minutes += 20) {
      await send()
      identity.advance(1200)
    }
    charts.status = 200
    await send()
    expect(service.received).toEqual([])
    await deleteUselessPushes(db, { now: identity.now(), limit: 100 })
    expect(await countWaiting()).toBe(0)
  })

  it('does not come to a member who switched this kind off, whatever mails the member wants, nor without a browser', async () => {
    const [member, other] = [await createMember(), await createMember()]
    await announce(other)
    await member.subscribe()
    await post(member.session, '/account/mail-types', { type: 'appointment', isOn: false })
    await announce(member)
    await send()
    expect(received(member)).toHaveLength(1)
    await post(member.session, '/account/push/kind', { kind: 'appointment', isOn: false })
    await post(member.session, '/account/mail-types', { type: 'appointment', isOn: true })
    await announce(member)
    await send()
    expect(service.received).toHaveLength(1)
    expect(charts.requests).toHaveLength(1)
  })
})

describe('GET /account/push', () => {
  it('tells a member and an enterprise account what each can be notified of', async () => {
    const [member, enterprise] = [await createMember(), await createMember({ roles: ['ROLE_ENTERPRISE'] })]
    expect(await member.look()).toEqual({
      publicKey: expect.stringMatching(/^[\w-]{87}$/),
      isOnHere: false,
      kinds: [
        { kind: 'answer', isOn: true },
        { kind: 'appointment', isOn: true },
        { kind: 'reminder', isOn: true },
      ],
    })
    expect((await enterprise.look()).kinds.map(({ kind }: { kind: string }) => kind)).toEqual([
      'answer',
      'silent-room',
    ])
  })
})

describe('POST /account/push/subscribe', () => {
  it('keeps one browser for a session, which can take it back', async () => {
    const member = await createMember()
    const other = createPushBrowser(service.origin)
    await member.subscribe()
    await member.subscribe()
    await post(member.session, '/account/push/subscribe', { endpoint: other.endpoint, keys: other.keys })
    expect(await db.selectFrom('push_subscriptions').select('endpoint').execute()).toEqual([
      { endpoint: other.endpoint },
    ])
    expect((await member.look()).isOnHere).toBe(true)
    await post(member.session, '/account/push/unsubscribe')
    expect((await member.look()).isOnHere).toBe(false)
  })

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:1/another-port',
    'https://fcm.googleapis.com.evil.example/send',
    'https://evil.example/#fcm.googleapis.com',
    'file:///etc/passwd',
    'no address',
  ])('sends nothing to %s', async (endpoint) => {
    const member = await createMember()
    const response = await post(member.session, '/account/push/subscribe', { endpoint, keys: member.keys })
    expect([response.statusCode, response.json().code]).toEqual([422, 'E4228'])
  })

  it('rejects keys that are none, and kinds that do not exist', async () => {
    const member = await createMember()
    const { endpoint, keys } = member
    for (const wrong of [{ ...keys, auth: '' }, { ...keys, p256dh: 'x'.repeat(88) }, {}])
      expect(
        (await post(member.session, '/account/push/subscribe', { endpoint, keys: wrong })).statusCode,
      ).toBe(400)
    const kind = await post(member.session, '/account/push/kind', { kind: 'gossip', isOn: true })
    expect([kind.statusCode, kind.json().code]).toEqual([400, 'E3001'])
  })
})

describe.each([
  ['notify-of-answer', 'support.inquiry-answered.v1', (id: string) => ({ memberId: id })],
  [
    'notify-of-evening',
    'content.evening-announced.v1',
    (id: string) => ({ memberId: id, day: '2026-11-10' }),
  ],
  [
    'notify-of-appointments',
    'charts.appointments-announced.v1',
    (id: string) => ({ memberId: id, day: '2026-11-11', until: '2026-11-10T12:00:00.000Z' }),
  ],
  [
    'notify-of-silence',
    'enterprise.section-fell-silent.v1',
    (id: string) => ({ memberIds: [id], sectionId: randomUUID() }),
  ],
] as const)('%s', (consumer, subject, about) => {
  let member: Member
  beforeEach(async () => {
    member = await createMember()
    await member.subscribe()
  })
  testConsumerGuarantees({
    service: () => identity,
    consumer,
    subject,
    table: 'push_messages',
    payload: () => ({ ...about(member.id), at: now() }) as never,
    effect: () => db.selectFrom('push_messages').selectAll().execute(),
  })
})
