import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addAgency,
  createEnterpriseApp,
  deviceOf,
  type EnterpriseApp,
  publishSound,
  sectionUrl,
} from '../../testing/enterprise-app.ts'
import { MAX_MANAGEMENTS } from '../rooms/sections.sql.ts'

let app: EnterpriseApp
beforeAll(async () => {
  app = await createEnterpriseApp()
})
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
    const { id: agencyId, memberId, sectionIds } = await addAgency(app)
    const [full = '', other = ''] = sectionIds
    await Promise.all(
      Array.from({ length: MAX_MANAGEMENTS - 1 }, () => publishSound(app, { sectionId: full })),
    )
    const late = await Promise.all([publishSound(app, { agencyId }), publishSound(app, { agencyId })])
    expect(await soundsOf(full)).toHaveLength(MAX_MANAGEMENTS)
    expect((await soundsOf(other)).sort()).toEqual(late.sort())
    const device = await deviceOf(app, memberId)
    const { revision } = (await device.get(sectionUrl(full, true))).json()
    const forEverybody = await publishSound(app)
    expect(await soundsOf(other)).toContain(forEverybody)
    expect((await device.get(sectionUrl(full))).json()).toMatchObject({ revision })
    expect(await soundsOf(full)).toHaveLength(MAX_MANAGEMENTS)
  })

  it('prefers the sounds of its own enterprise, then the newest, for a new section', async () => {
    const { id: agencyId, roomId } = await addAgency(app, { sections: 1 })
    const own = await publishSound(app, { agencyId })
    app.advance(1)
    const older = await publishSound(app)
    app.advance(1)
    await Promise.all(Array.from({ length: MAX_MANAGEMENTS }, () => publishSound(app)))
    const created = await app.app.inject({
      method: 'POST',
      url: '/admin/enterprise-sections',
      payload: { roomId, name: '窓側' },
      headers: { cookie: await app.cookieFor({ roles: ['ROLE_ADMIN'], agencyCode: null }) },
    })
    const sounds = await soundsOf(created.json().id)
    expect(sounds).toHaveLength(MAX_MANAGEMENTS)
    expect(sounds).toContain(own)
    expect(sounds).not.toContain(older)
  })
})
