import { randomUUID } from 'node:crypto'
import { injectInternal } from '@hibiki/http/testing'
import { checkPersonalData, personColumns } from '@hibiki/service/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { content as service } from '../../service.ts'
import { type ContentApp, createContentApp } from '../../testing/content-app.ts'
import { fillMemberTables } from '../../testing/member-tables.ts'
import { addSound } from '../../testing/sounds.ts'
import { saveLastPick } from '../picks/last-picks.sql.ts'
import { createRecordWriter, type RecordWriter } from './record-writer.ts'

let content: ContentApp
let writer: RecordWriter

beforeAll(async () => {
  content = await createContentApp()
  writer = createRecordWriter(content.database, { windowMs: 1 })
})
afterAll(async () => {
  await writer.close()
  await content.close()
})

describe('GET /internal/members/{id}/export', () => {
  it('200 with plays, days and picks of that member only', async () => {
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
    await saveLastPick(content.database.db, { memberId, soundId: sound.id })
    const answer = await injectInternal(content.app, `/internal/members/${memberId}/export`)
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
        lastPicks: [expect.objectContaining({ soundId: sound.id })],
        chosenSounds: [],
        deletedDiagnoses: [],
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

  it('declares every column that names a person', async () => {
    // The subject of a catalogue entry is a sound or a master row.
    const others = ['catalogue_log.subject_id']
    expect(await checkPersonalData(service, content.context, { others })).toEqual([])
  })

  it('has something of every table with a key of a person but those that say only that somebody is gone', async () => {
    const { db } = content.database
    const { id: soundId } = await addSound(content)
    const memberId = randomUUID()
    await fillMemberTables(db, { memberId, soundId })
    const data: Record<string, unknown[]> = (
      await injectInternal(content.app, `/internal/members/${memberId}/export`)
    ).json()
    const tables = (await personColumns(db, 'content')).map(({ table }) => table)
    const exported = tables.filter((table) => !['erased_members', 'changed_claims'].includes(table))
    expect(exported.length).toBeGreaterThan(8)
    const camelCase = (table: string) => table.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase())
    expect(Object.fromEntries(Object.entries(data).map(([name, rows]) => [name, rows.length]))).toEqual(
      Object.fromEntries(exported.map((table) => [camelCase(table), 1])),
    )
  })

  it('responds 404 to a caller that is no service', async () => {
    expect((await content.app.inject(`/internal/members/${randomUUID()}/export`)).statusCode).toBe(404)
  })

  it('200 with empty lists for somebody unknown, 400 for what is no id', async () => {
    const unknown = await injectInternal(content.app, `/internal/members/${randomUUID()}/export`)
    expect(Object.values(unknown.json()).flat()).toEqual([])
    expect((await injectInternal(content.app, '/internal/members/1/export')).statusCode).toBe(400)
  })
})
