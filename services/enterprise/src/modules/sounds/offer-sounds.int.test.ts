import { afterAll, describe, expect, it } from 'vitest'
import {
  createEnterpriseApp,
  createTestDevice,
  insertTestAgency,
  publishTestSound,
  toSectionUrl,
} from '../../testing/enterprise-app.ts'
import { MAX_SECTION_SOUNDS } from '../rooms/sections.sql.ts'

const app = await createEnterpriseApp()
afterAll(() => app.close())

const soundsOf = async (sectionId: string) => {
  const rows = await app.context.db
    .selectFrom('managements')
    .select('sound_id')
    .where('section_id', '=', sectionId)
    .execute()
  return rows.map((row) => row.sound_id)
}

describe('offering sounds to a section with the maximum number of sounds', () => {
  it('adds no sound to a full section, however many are uploaded at once, and does not change its revision', async () => {
    const { id: agencyId, memberId, sectionIds } = await insertTestAgency(app)
    const [full = '', other = ''] = sectionIds
    await Promise.all(
      Array.from({ length: MAX_SECTION_SOUNDS - 1 }, () => publishTestSound(app, { sectionId: full })),
    )
    const late = await Promise.all([publishTestSound(app, { agencyId }), publishTestSound(app, { agencyId })])
    expect(await soundsOf(full)).toHaveLength(MAX_SECTION_SOUNDS)
    expect((await soundsOf(other)).sort()).toEqual(late.sort())
    const device = await createTestDevice(app, memberId)
    const { revision } = (await device.get(toSectionUrl(full, true))).json()
    const forEverybody = await publishTestSound(app)
    expect(await soundsOf(other)).toContain(forEverybody)
    expect((await device.get(toSectionUrl(full))).json()).toMatchObject({ revision })
    expect(await soundsOf(full)).toHaveLength(MAX_SECTION_SOUNDS)
  })

  it('prefers the sounds of its own enterprise, then the newest, for a new section', async () => {
    const { id: agencyId, roomId } = await insertTestAgency(app, { sections: 1 })
    const own = await publishTestSound(app, { agencyId })
    app.advance(1)
    const older = await publishTestSound(app)
    app.advance(1)
    await Promise.all(Array.from({ length: MAX_SECTION_SOUNDS }, () => publishTestSound(app)))
    const created = await app.app.inject({
      method: 'POST',
      url: '/admin/enterprise-sections',
      payload: { roomId, name: '窓側' },
      headers: { cookie: await app.cookieFor({ roles: ['ROLE_ADMIN'], agencyCode: null }) },
    })
    const sounds = await soundsOf(created.json().id)
    expect(sounds).toHaveLength(MAX_SECTION_SOUNDS)
    expect(sounds).toContain(own)
    expect(sounds).not.toContain(older)
  })
})
