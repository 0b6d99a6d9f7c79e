import { createInProcessBroadcast, createNatsBroadcast } from '@hibiki/messaging'
import { createTestBroker } from '@hibiki/test-harness'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import {
  createEnterpriseApp,
  createTestDevice,
  insertTestAgency,
  publishTestSound,
  toSectionUrl,
} from '../../testing/enterprise-app.ts'
import { openTestSocket } from '../../testing/test-socket.ts'

const log = pino({ level: 'silent' })

/** Connects a device to one replica and changes its section through another; returns what the device receives. */
async function changeOnOtherCopy(broadcasts: Awaited<ReturnType<typeof createNatsBroadcast>>[]) {
  const [first, second] = broadcasts
  if (!first || !second) throw new Error('two copies')
  const app = await createEnterpriseApp({ resources: { broadcast: first } })
  const copy = await app.openReplica({ resources: { broadcast: second, leaseClock: app.context.leaseClock } })
  try {
    const origin = await app.app.listen({ host: '127.0.0.1', port: 0 })
    const agency = await insertTestAgency(app)
    await publishTestSound(app, { agencyId: agency.id })
    const sectionId = agency.sectionIds[0] ?? ''
    const device = await createTestDevice(app, agency.memberId)
    await device.get(toSectionUrl(sectionId, true))
    const { ticket } = (await device.post('/v2/enterprise/my/room/section/ticket', { sectionId })).json()
    const socket = await openTestSocket(origin, device)
    socket.send({ type: 'hello', ticket })
    await socket.next()
    const phone = await createTestDevice(app, agency.memberId, { copy })
    await phone.post('/v2/enterprise/my/control', { playing: true })
    const pushed = await socket.next()
    const cookie = await app.cookieFor({ roles: ['ROLE_ADMIN'], agencyCode: null })
    const url = `/admin/enterprise-sections/${sectionId}/free`
    await copy.app.inject({ method: 'POST', url, headers: { cookie } })
    return { pushed, code: (await socket.closed).code }
  } finally {
    await app.close()
  }
}
const expected = { pushed: { type: 'section', section: { managements: [{ playing: true }] } }, code: 4002 }

describe('a change on another replica', () => {
  it('sends a change on one replica over NATS to the device of another, as well as the end of its lease', async () => {
    const broker = await createTestBroker()
    await broker.start()
    const broadcasts = await Promise.all([1, 2].map(() => createNatsBroadcast({ url: broker.url, log })))
    try {
      expect(await changeOnOtherCopy(broadcasts)).toMatchObject(expected)
    } finally {
      for (const broadcast of broadcasts) await broadcast.close()
      await broker.close()
    }
  })

  it('sends a change on one replica to the device of another within one process', async () => {
    const broadcast = createInProcessBroadcast({ log })
    expect(await changeOnOtherCopy([broadcast, broadcast])).toMatchObject(expected)
  })
})
