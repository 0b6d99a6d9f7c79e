import { randomUUID } from 'node:crypto'
import { injectInternalCall } from '@hibiki/http/testing'
import { checkPersonalDataDeclarations, listPersonIdColumns } from '@hibiki/service/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { content as service } from '../../service.ts'
import { createContentApp } from '../../testing/content-app.ts'
import { fillMemberTables } from '../../testing/member-tables.ts'
import { addSound } from '../../testing/sounds.ts'
import { saveLastRecommendation } from '../recommendations/last-recommendations.sql.ts'
import { createPlayReportWriter } from './play-report-writer.ts'

const content = await createContentApp()
const writer = createPlayReportWriter(content.database, { windowMs: 1 })
afterAll(async () => {
  await writer.close()
  await content.close()
})

describe('GET /internal/members/{id}/export', () => {
  it('returns plays, days and chosen sounds of that member only', async () => {
    const sound = await addSound(content)
    const [memberId, other] = [randomUUID(), randomUUID()]
    const startedAt = Date.parse('2026-11-10T03:00:00Z') / 1000
    for (const id of [memberId, other]) {
      await writer.submit({
        memberId: id,
        playKey: 'session:1',
        soundId: sound.id,
        faceResultId: null,
        dmvTypeCode: '01',
        planCode: '01',
        startedAt,
        endedAt: startedAt + 60,
        playedSeconds: 60,
      })
    }
    await saveLastRecommendation(content.database.db, { memberId, soundId: sound.id })
    const answer = await injectInternalCall(content.app, `/internal/members/${memberId}/export`)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        plays: [
          expect.objectContaining({
            soundId: sound.id,
            startedAt: '2026-11-10T03:00:00.000Z',
            playedSeconds: 60,
          }),
        ],
        dailyActivity: [{ day: '2026-11-10', aiEstheSeconds: 60, medicalSeconds: 0 }],
        tonightsSounds: [],
        lastPicks: [expect.objectContaining({ soundId: sound.id })],
        chosenSounds: [],
        deletedDiagnoses: [],
        sevenNights: [],
        sevenNightsDismissals: [],
        mails: [],
        streakDays: [],
        activityNotices: [],
        entitlements: [],
        memberProfiles: [],
        consents: [],
        uploads: [],
        catalogueLog: [],
        favourites: [],
      },
    ])
  })

  it('every column that names a person is declared as personal data', async () => {
    // The subject of a log entry is a sound or a row of master data, not a person.
    const others = ['catalogue_log.subject_id']
    expect(await checkPersonalDataDeclarations(service, content.context, { others })).toEqual([])
  })

  it('contains a row of every table with a person’s key, except those that only record deletions and role changes', async () => {
    const { db } = content.database
    const { id: soundId } = await addSound(content)
    const memberId = randomUUID()
    await fillMemberTables(db, { memberId, soundId })
    const data: Record<string, unknown[]> = (
      await injectInternalCall(content.app, `/internal/members/${memberId}/export`)
    ).json()
    const tables = (await listPersonIdColumns(db, 'content')).map(({ table }) => table)
    const exported = tables.filter((table) => !['erased_members', 'changed_claims'].includes(table))
    expect(exported.length).toBeGreaterThan(8)
    const camelCase = (table: string) => table.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase())
    expect(Object.fromEntries(Object.entries(data).map(([name, rows]) => [name, rows.length]))).toEqual(
      Object.fromEntries(exported.map((table) => [camelCase(table), 1])),
    )
  })

  it('returns 404 to a caller that is not a service', async () => {
    expect((await content.app.inject(`/internal/members/${randomUUID()}/export`)).statusCode).toBe(404)
  })

  it('returns empty lists for an unknown member, and 400 for an invalid id', async () => {
    const unknown = await injectInternalCall(content.app, `/internal/members/${randomUUID()}/export`)
    expect(Object.values(unknown.json()).flat()).toEqual([])
    expect((await injectInternalCall(content.app, '/internal/members/1/export')).statusCode).toBe(400)
  })
})
