import { chooseCount } from '@hibiki/test-harness/proofs'
import { afterAll, describe, expect, it } from 'vitest'
import {
  createEnterpriseApp,
  createTestDevice,
  insertTestAgency,
  type TestDevice,
  toSectionUrl,
} from '../../testing/enterprise-app.ts'

const app = await createEnterpriseApp()
const second = await app.openReplica()
const agency = await insertTestAgency(app)
afterAll(() => app.close())

const statusOf = async (device: TestDevice, id: string, start = false) =>
  (await device.get(toSectionUrl(id, start))).json().statusCode
const report = (device: TestDevice, sectionId: string) =>
  device.post('/v2/enterprise/my/room/section/status/report', {
    sectionId,
    playingDmvId: null,
    actStopping: true,
    oldestStopTime: null,
  })

async function twoDevices(): Promise<[string, TestDevice, TestDevice]> {
  const { memberId, sectionIds } = await insertTestAgency(app, { sections: 1 })
  return [
    sectionIds[0] ?? '',
    await createTestDevice(app, memberId),
    await createTestDevice(app, memberId, { copy: second }),
  ]
}

describe('leases of sections', () => {
  it('grants a section to exactly one of several concurrent devices', async () => {
    const devices = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        createTestDevice(app, agency.memberId, index % 2 === 0 ? {} : { copy: second }),
      ),
    )
    for (const device of devices) await device.get('/v2/enterprise/my/rooms')
    const sectionId = agency.sectionIds[0] ?? ''
    for (let round = 0; round < chooseCount({ test: 20, prove: 500 }); round++) {
      const claiming = devices.slice(0, 2 + (round % 4))
      const codes = await Promise.all(claiming.map((device) => statusOf(device, sectionId)))
      expect(codes.filter((code) => code === 'E0000')).toHaveLength(1)
      expect(codes.filter((code) => code === 'E1000')).toHaveLength(claiming.length - 1)
      app.advance(16)
    }
  })

  it('grants a section to the same device again after every reload', async () => {
    const [sectionId, mine, other] = await twoDevices()
    for (let reload = 0; reload < chooseCount({ test: 20, prove: 100 }); reload++) {
      expect(await statusOf(mine, sectionId)).toBe('E0000')
      expect(await statusOf(other, sectionId)).toBe('E1000')
      app.advance(reload % 15)
    }
  })

  it('frees a section 15 seconds after the last request of its device, not before', async () => {
    const [sectionId, mine, other] = await twoDevices()
    await statusOf(mine, sectionId)
    app.advance(14)
    expect(await statusOf(other, sectionId)).toBe('E1000')
    app.advance(1)
    expect(await statusOf(other, sectionId)).toBe('E0000')
    const lost = await report(mine, sectionId)
    expect([lost.statusCode, lost.json().code, lost.json().message]).toEqual([
      ...[409, 'E1000', 'この区画はすでに利用されているため、ご利用いただけません。前の画面に戻ります。'],
    ])
  })

  it('renews a lease by reports as by polls', async () => {
    const [sectionId, mine, other] = await twoDevices()
    await statusOf(mine, sectionId)
    for (let count = 0; count < 3; count++) {
      app.advance(10)
      expect((await report(mine, sectionId)).json()).toEqual({})
    }
    expect(await statusOf(other, sectionId)).toBe('E1000')
  })

  it('frees a section at once when its device releases it', async () => {
    const [sectionId, mine, other] = await twoDevices()
    await statusOf(mine, sectionId)
    await mine.post('/v2/enterprise/my/room/section/release', { sectionId })
    expect(await statusOf(other, sectionId)).toBe('E0000')
  })

  it('rejects a device that an operator freed with E1001, until a person presses start', async () => {
    const [sectionId, mine, other] = await twoDevices()
    await statusOf(mine, sectionId)
    const cookie = await app.cookieFor({ roles: ['ROLE_ADMIN'], agencyCode: null })
    const freed = await app.app.inject({
      method: 'POST',
      url: `/admin/enterprise-sections/${sectionId}/free`,
      headers: { cookie },
    })
    expect(freed.statusCode).toBe(200)
    const events = await app.outbox('enterprise.device-freed.v1')
    expect(events.map(({ payload }) => payload)).toEqual([
      { sessionId: mine.sessionId, sectionId, at: app.clock.now.toISOString() },
    ])
    expect((await mine.get(toSectionUrl(sectionId))).json()).toMatchObject({
      statusCode: 'E1001',
      managements: [],
      message: expect.stringContaining('管理者'),
    })
    expect((await report(mine, sectionId)).json().code).toBe('E1001')
    expect(await statusOf(other, sectionId)).toBe('E0000')
    expect(await statusOf(mine, sectionId, true)).toBe('E1000')
    app.advance(16)
    expect(await statusOf(mine, sectionId, true)).toBe('E0000')
  })

  it("frees a section for its company, whose log names who did, and not for another company's account", async () => {
    const [sectionId, mine, other] = await twoDevices()
    const free = (caller: TestDevice) => caller.post('/v2/enterprise/my/room/section/free', { sectionId })
    await statusOf(mine, sectionId)
    const stranger = await createTestDevice(app, (await insertTestAgency(app)).memberId)
    expect((await free(stranger)).statusCode).toBe(404)
    expect(await statusOf(mine, sectionId)).toBe('E0000')
    expect((await free(other)).json()).toEqual({})
    expect(await statusOf(mine, sectionId)).toBe('E1001')
    expect(await statusOf(other, sectionId)).toBe('E0000')
    const [newest] = (await mine.get('/v2/enterprise/my/changes')).json()
    expect(newest).toMatchObject({ action: 'free', actorRole: 'enterprise' })
  })

  it('returns 404 to an account of another agency', async () => {
    const stranger = await createTestDevice(app, (await insertTestAgency(app)).memberId)
    expect((await stranger.get(toSectionUrl(agency.sectionIds[0] ?? ''))).statusCode).toBe(404)
  })
})
