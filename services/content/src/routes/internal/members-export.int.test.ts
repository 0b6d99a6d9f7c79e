import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRecordWriter, type RecordWriter } from '../../recording/record-writer.ts'
import { saveLastPick } from '../../repositories/last-picks.ts'
import { notCopied } from '../../repositories/members.ts'
import { type ContentApp, createContentApp } from '../../testing/content-app.ts'
import { fillMemberTables, personColumns } from '../../testing/member-tables.ts'
import { addSound } from '../../testing/sounds.ts'

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
    const answer = await content.app.inject(`/internal/members/${memberId}/export`)
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
        streakDays: [],
        activityNotices: [],
        entitlements: [],
        memberProfiles: [],
        uploads: [],
        catalogueLog: [],
      },
    ])
  })

  it('has something of every table with a key of a person, or there is a reason why not', async () => {
    const { db } = content.database
    const { id: soundId } = await addSound(content)
    const memberId = randomUUID()
    await fillMemberTables(db, { memberId, soundId })
    const data: Record<string, unknown[]> = (
      await content.app.inject(`/internal/members/${memberId}/export`)
    ).json()
    const tables = new Set((await personColumns(db)).map(({ table }) => table))
    expect(tables.size).toBeGreaterThan(8)
    for (const table of tables) {
      const rows = data[table.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())]
      if (rows === undefined) expect([table, notCopied[table]]).toEqual([table, expect.any(String)])
      else expect([table, rows.length]).toEqual([table, 1])
    }
  })

  it('200 with empty lists for somebody unknown, 400 for what is no id', async () => {
    const unknown = await content.app.inject(`/internal/members/${randomUUID()}/export`)
    expect(Object.values(unknown.json()).flat()).toEqual([])
    expect((await content.app.inject('/internal/members/1/export')).statusCode).toBe(400)
  })
})
