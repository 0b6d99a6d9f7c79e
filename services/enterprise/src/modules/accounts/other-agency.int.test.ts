import { afterAll, expect, it } from 'vitest'
import {
  createEnterpriseApp,
  createTestDevice,
  insertTestAgency,
  type TestDevice,
} from '../../testing/enterprise-app.ts'

const app = await createEnterpriseApp()
const own = await insertTestAgency(app)
const other = await insertTestAgency(app, { sections: 1 })
const device = await createTestDevice(app, own.memberId)
const deviceOfOther = await createTestDevice(app, other.memberId)
afterAll(() => app.close())

it('rejects opening hours for a room of another agency, even when the body names that agency', async () => {
  const actor = { id: other.memberId, role: 'admin' }
  const openingHours = [{ weekdays: [1], from: '10:00', to: '11:00' }]
  const body = { roomId: other.roomId, openingHours, agencyId: other.id, actor }
  const response = await device.post('/v2/enterprise/my/room/opening-hours', body)
  expect(response.json()).toMatchObject({ code: 'E4040' })
  const kept = await deviceOfOther.get(`/v2/enterprise/my/room/opening-hours?roomId=${other.roomId}`)
  expect(kept.json()).toEqual({ openingHours: null, exceptions: [] })
})

it('rejects a schedule for a section of another agency, even when the body names that agency', async () => {
  const windows = [{ weekdays: [1], from: '10:00', to: '11:00', volume: 0.5, soundIds: [] }]
  const body = { sectionId: other.sectionIds[0], windows, agencyId: other.id }
  const response = await device.post('/v2/enterprise/my/room/section/schedule', body)
  expect(response.json()).toMatchObject({ code: 'E4040' })
})

it.each(['/v2/enterprise/my/report', '/v2/enterprise/my/report/csv'])(
  'returns the own rows of %s, even when the query names another agency',
  async (path) => {
    const days = 'since=2026-11-01&until=2026-11-02'
    const reportOf = async (from: TestDevice, query = '') => (await from.get(`${path}?${days}${query}`)).body
    expect(await reportOf(device, `&agencyId=${other.id}`)).toBe(await reportOf(device))
    expect(await reportOf(device)).not.toBe(await reportOf(deviceOfOther))
  },
)
