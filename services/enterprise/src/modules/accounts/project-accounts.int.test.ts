import { randomUUID } from 'node:crypto'
import { listTablesContainingText } from '@hibiki/service/testing'
import { afterAll, expect, it } from 'vitest'
import {
  createEnterpriseApp,
  createTestDevice,
  insertTestAgency,
  publishTestSound,
  toSectionUrl,
} from '../../testing/enterprise-app.ts'
import { listSectionReports, sendPlayingReport } from '../../testing/section-reports.ts'
import { accountRowQueries } from '../setup/row-queries.sql.ts'

const app = await createEnterpriseApp()
afterAll(() => app.close())

it('project-accounts hides the rooms of an account while it is a general member’s, and shows the same ones afterwards', async () => {
  const { memberId: userId } = await insertTestAgency(app, { sections: 1 })
  const device = await createTestDevice(app, userId)
  const announce = (role: 'ROLE_ENTERPRISE' | 'ROLE_GENERAL', at: string) =>
    app.deliver('identity.member-changed.v1', {
      userId,
      loginName: 'hotel',
      name: 'ホテル 花',
      email: 'hotel@hibiki.example',
      roles: [role],
      agencyCode: null,
      at,
    })
  const seen = async () => {
    const listed = (await accountRowQueries.find(app.context.db, userId)) !== undefined
    return { rooms: (await device.get('/v2/enterprise/my/rooms')).json().length, listed }
  }
  await announce('ROLE_ENTERPRISE', '2026-11-22T00:00:00.000Z')
  expect(await seen()).toEqual({ rooms: 1, listed: true })
  await announce('ROLE_GENERAL', '2026-11-23T00:00:00.000Z')
  // This event arrives late and is older than what is stored.
  await announce('ROLE_ENTERPRISE', '2026-11-22T12:00:00.000Z')
  expect(await seen()).toEqual({ rooms: 0, listed: false })
  expect(await listTablesContainingText(app.context.db, 'enterprise', 'hotel@hibiki.example')).toEqual([])
  await announce('ROLE_ENTERPRISE', '2026-11-24T00:00:00.000Z')
  expect(await seen()).toEqual({ rooms: 1, listed: true })
})

/** Creates a section whose device reports that it plays a sound, with a function that lists the reports to content. */
async function addPlaying() {
  const { id: agencyId, memberId, sectionIds } = await insertTestAgency(app, { sections: 1 })
  const [sectionId = ''] = sectionIds
  const soundId = await publishTestSound(app, { agencyId })
  const device = await createTestDevice(app, memberId)
  await device.get(toSectionUrl(sectionId, true))
  await sendPlayingReport(device, { sectionId, soundId })
  const told = async () => (await listSectionReports(app, sectionId)).map(({ soundIds }) => soundIds)
  return { memberId, soundId, told }
}

it('project-accounts reports the sections of an account as silent when it stops being an enterprise account', async () => {
  const { memberId: userId, soundId, told } = await addPlaying()
  await app.deliver('identity.member-changed.v1', {
    userId,
    loginName: 'hotel',
    name: 'ホテル 花',
    email: 'hotel@hibiki.example',
    roles: ['ROLE_GENERAL'],
    agencyCode: null,
    at: '2030-11-23T00:00:00.000Z',
  })
  expect(await told()).toEqual([[soundId], []])
})

it('PUT /admin/enterprise-accounts reports the sections of an account as silent when it moves to another agency', async () => {
  const { memberId, soundId, told } = await addPlaying()
  const moved = await app.app.inject({
    method: 'PUT',
    url: `/admin/enterprise-accounts/${memberId}`,
    headers: { cookie: await app.cookieFor({ roles: ['ROLE_ADMIN'], agencyCode: null }) },
    payload: { agencyId: (await insertTestAgency(app)).id },
  })
  expect(moved.statusCode).toBe(200)
  expect(await told()).toEqual([[soundId], []])
})

it('GET /admin/enterprise-accounts sorts accounts by the readings of their names, and finds them by a part of it', async () => {
  const announce = async (name: string, nameKana: string | null) => {
    const userId = randomUUID()
    const at = '2026-11-22T00:00:00.000Z'
    const member = { loginName: name, email: 'hotel@hibiki.example', agencyCode: null, at }
    await app.deliver('identity.name-reading-changed.v1', { userId, nameKana, at })
    await app.deliver('identity.member-changed.v1', { userId, name, roles: ['ROLE_ENTERPRISE'], ...member })
    return userId
  }
  const last = await announce('温泉 渡辺', 'オンセン ワタナベ')
  const first = await announce('温泉 青木', 'オンセン アオキ')
  const list = async (q: string) => {
    const query = new URLSearchParams({
      filter: JSON.stringify({ q }),
      sort: '["name","ASC"]',
      range: '[0,9]',
    })
    const headers = { cookie: await app.cookieFor({ roles: ['ROLE_ADMIN'], agencyCode: null }) }
    const response = await app.app.inject({ url: `/admin/enterprise-accounts?${query}`, headers })
    return response.json().map(({ id }: { id: string }) => id)
  }
  expect(await list('おんせん')).toEqual([first, last])
  expect(await list('ｱｵｷ')).toEqual([first])
})
