import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import {
  createEnterpriseApp,
  createTestDevice,
  insertTestAgency,
  publishTestSound,
  type TestAgency,
  type TestDevice,
  toSectionUrl,
} from '../../testing/enterprise-app.ts'
import { openTestSocket, type TestSocket } from '../../testing/test-socket.ts'

let device: TestDevice
const [ticketUrl, controlUrl] = [
  '/v2/enterprise/my/room/section/ticket',
  '/v2/enterprise/my/control',
] as const

const app = await createEnterpriseApp()
const origin = await app.app.listen({ host: '127.0.0.1', port: 0 })
const soundId = await publishTestSound(app)
const agency = await insertTestAgency(app)
beforeAll(async () => {
  for (const sectionId of agency.sectionIds)
    await app.context.db
      .insertInto('managements')
      .values({ section_id: sectionId, sound_id: soundId, ordered_at: null })
      .execute()
  device = await createTestDevice(app, agency.memberId)
})
afterAll(() => app.close())

const sectionId = () => agency.sectionIds[0] ?? ''

async function ticketFor(of: TestDevice, id = sectionId()): Promise<string> {
  await of.get(toSectionUrl(id, true))
  return (await of.post(ticketUrl, { sectionId: id })).json().ticket
}

function ticketAfterASecond(of: TestDevice): Promise<string> {
  app.advance(1)
  return ticketFor(of)
}

async function connect(of: TestDevice = device, id = sectionId()): Promise<TestSocket> {
  const ticket = await ticketFor(of, id)
  const socket = await openTestSocket(origin, of)
  socket.send({ type: 'hello', ticket })
  return socket
}

/** Inserts another account of an agency. */
async function addAccount(agency_id: string): Promise<string> {
  const member_id = randomUUID()
  await app.context.db
    .insertInto('accounts')
    .values({
      member_id,
      login_name: 'front',
      name: 'フロント',
      email: 'front@hibiki.example',
      agency_id,
      changed_at: app.clock.now,
    })
    .execute()
  return member_id
}

describe('the room socket', () => {
  it('sends a welcome with its state to the device that holds the section', async () => {
    const socket = await connect()
    expect(await socket.next()).toMatchObject({
      type: 'welcome',
      section: {
        sectionId: sectionId(),
        statusCode: 'E0000',
        managements: [{ playing: false, volume: 0.5 }],
      },
    })
    socket.close()
  })

  it('pushes a change with the same revision that a poll returns', async () => {
    const socket = await connect()
    await socket.next()
    await device.post(controlUrl, { sectionId: sectionId(), playing: true, volume: 0.8 })
    const pushed = await socket.next()
    expect(pushed).toMatchObject({
      type: 'section',
      section: { managements: [{ playing: true, volume: 0.8 }] },
    })
    const polled = (await device.get(toSectionUrl(sectionId()))).json()
    expect(pushed.section?.revision).toBe(polled.revision)
    socket.close()
  })

  it('closes the older connection of the same device with 4008', async () => {
    const first = await connect()
    // A connection counts as the older one only after its welcome.
    await first.next()
    const second = await connect()
    expect((await first.closed).code).toBe(4008)
    second.close()
  })

  it('keeps the connection with the newer ticket even if the older one sends its hello later', async () => {
    const [older, newer] = [await ticketFor(device), await ticketAfterASecond(device)]
    const kept = await openTestSocket(origin, device)
    kept.send({ type: 'hello', ticket: newer })
    await kept.next()
    const late = await openTestSocket(origin, device)
    late.send({ type: 'hello', ticket: older })
    expect((await late.closed).code).toBe(4008)
    await device.post(controlUrl, { sectionId: sectionId(), volumeStep: 0.05 })
    expect(await kept.next()).toMatchObject({ type: 'section' })
    kept.close()
  })

  it.each([
    [
      'a ticket that was used',
      async () => {
        const ticket = await ticketFor(device)
        const socket = await openTestSocket(origin, device)
        socket.send({ type: 'hello', ticket })
        await socket.next()
        socket.close()
        return ticket
      },
    ],
    [
      'the ticket of another session',
      async () => ticketFor(await createTestDevice(app, agency.memberId), agency.sectionIds[1]),
    ],
    ['an unknown ticket', async () => 'x'.repeat(32)],
  ])('rejects %s with 4001', async (_what, ticketOf) => {
    const ticket = await ticketOf()
    const socket = await openTestSocket(origin, device)
    socket.send({ type: 'hello', ticket })
    expect((await socket.closed).code).toBe(4001)
  })

  it('rejects a ticket after 30 seconds with 4001', async () => {
    const ticket = await ticketFor(device)
    app.advance(31)
    const socket = await openTestSocket(origin, device)
    socket.send({ type: 'hello', ticket })
    expect((await socket.closed).code).toBe(4001)
  })

  it('closes with 4004 when the session ends', async () => {
    const other = await createTestDevice(app, agency.memberId)
    const socket = await connect(other, agency.sectionIds[1])
    await socket.next()
    await app.deliver('identity.session-ended.v1', {
      sessionId: other.sessionId,
      userId: other.userId,
      reason: 'logout',
      endedAt: app.clock.now.toISOString(),
    })
    expect((await socket.closed).code).toBe(4004)
  })

  it.each([
    ['to another agency', async () => (await insertTestAgency(app)).id],
    ['away from its agency', async () => null],
  ])(
    'closes with 4004 when the account is moved %s, and releases the section at once',
    async (_what, agencyOf) => {
      const { id, sectionIds, memberId } = await insertTestAgency(app)
      const [mine = '', other = ''] = sectionIds
      const colleague = await createTestDevice(app, await addAccount(id))
      const [socket, neighbour] = [
        await connect(await createTestDevice(app, memberId), mine),
        await connect(colleague, other),
      ]
      await socket.next()
      await neighbour.next()
      const statusCode = async () => (await colleague.get(toSectionUrl(mine))).json().statusCode
      expect(await statusCode()).toBe('E1000')
      const moved = await app.app.inject({
        method: 'PUT',
        url: `/admin/enterprise-accounts/${memberId}`,
        headers: { cookie: await app.cookieFor({ roles: ['ROLE_ADMIN'], agencyCode: null }) },
        payload: { agencyId: await agencyOf() },
      })
      expect(moved.statusCode).toBe(200)
      expect((await socket.closed).code).toBe(4004)
      await vi.waitFor(async () => expect(await statusCode()).toBe('E0000'), 10_000)
      expect(neighbour.raw.readyState).toBe(WebSocket.OPEN)
      neighbour.close()
    },
  )

  it('rejects a request without an upgrade with 426', async () => {
    const response = await device.get('/v2/enterprise/ws')
    expect([response.statusCode, response.json().code]).toEqual([426, 'ENTERPRISE_UPGRADE_REQUIRED'])
  })

  it('rejects an upgrade without a session with 401', async () => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/v2/enterprise/ws`)
    socket.on('error', () => {})
    const [, response] = await once(socket, 'unexpected-response')
    expect(response.statusCode).toBe(401)
  })
})

describe('the room socket with hostile frames', () => {
  let rooms: TestAgency
  let attacker: TestDevice
  beforeAll(async () => {
    rooms = await insertTestAgency(app)
    attacker = await createTestDevice(app, rooms.memberId)
    await publishTestSound(app, { agencyId: rooms.id })
  })

  it.each<[string, number, (socket: TestSocket) => void]>([
    ['a message of more than 4 KiB', 1009, (socket) => socket.raw.send('x'.repeat(5000))],
    ['a binary message', 1003, (socket) => socket.raw.send(Buffer.from([1, 2, 3]))],
    ['invalid JSON', 1007, (socket) => socket.raw.send('{"type":')],
    ['an unknown message', 1008, (socket) => socket.send({ type: 'admin' })],
    ['a second hello', 1008, (socket) => socket.send({ type: 'hello', ticket: 'again' })],
    [
      '1,000 messages at once',
      1008,
      (socket) => {
        for (let i = 0; i < 1000; i++) socket.send({ type: 'applied', revision: i })
      },
    ],
  ])('closes only the connection that sent %s, with %i', async (_what, code, attack) => {
    const neighbour = await connect(attacker, rooms.sectionIds[1])
    await neighbour.next()
    const socket = await connect(attacker, rooms.sectionIds[0])
    await socket.next()
    attack(socket)
    expect((await socket.closed).code).toBe(code)
    await attacker.post(controlUrl, { sectionId: rooms.sectionIds[1], volumeStep: 0.05 })
    expect(await neighbour.next()).toMatchObject({ type: 'section' })
    neighbour.close()
    await vi.waitFor(() => expect(app.context.connections.count()).toBe(0), 10_000)
  })
})

describe('closing the service', () => {
  it('does not wait for an upgrade whose session is still being verified, and opens no websocket for it', async () => {
    const copy = await app.openReplica({ resources: { leaseClock: app.context.leaseClock } })
    const address = await copy.app.listen({ host: '127.0.0.1', port: 0 })
    const url = `${address.replace('http', 'ws')}/v2/enterprise/ws`
    const held = Promise.withResolvers<void>()
    const { verifier } = app.sessions
    const verify = verifier.verify.bind(verifier)
    vi.spyOn(verifier, 'verify').mockImplementationOnce(async (token) => {
      await held.promise
      return verify(token)
    })
    const opened = vi.fn()
    const socket = new WebSocket(url, { headers: { cookie: device.cookie() } })
    socket.on('open', opened).on('error', () => {})
    const ended = new Promise((resolve) => socket.once('close', resolve))
    await once(copy.app.server, 'upgrade')
    await copy.app.close()
    await ended
    held.resolve()
    expect(opened).not.toHaveBeenCalled()
  })
})
