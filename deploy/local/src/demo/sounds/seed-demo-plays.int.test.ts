import { randomUUID } from 'node:crypto'
import type { ContentTables } from '@hibiki/content'
import { openDatabase } from '@hibiki/database'
import { demoSounds, toDemoSoundId } from '@hibiki/demo-sounds'
import { createTestDatabase } from '@hibiki/test-harness'
import { afterAll, expect, it } from 'vitest'
import { seedDemoPlays } from './seed-demo-plays.ts'

const migrations = new URL('../../../../../services/content/migrations/', import.meta.url)
const server = await createTestDatabase({ service: 'content', migrations })
const database = openDatabase<ContentTables>({
  url: server.url,
  schema: 'content',
  applicationName: 'demo-plays-test',
})
afterAll(async () => {
  await database.close()
  await server.close()
})

async function makeSounds(kinds: readonly string[]): Promise<void> {
  const { db } = database
  for (const { key, details } of demoSounds.filter((sound) => kinds.includes(sound.details.kind))) {
    const { id: media_file_id } = await db
      .insertInto('media_files')
      .values({
        storage_key: key,
        sha256: 'a'.repeat(64),
        bytes: 1,
        duration_ms: 1,
        content_type: 'audio/mpeg',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('sounds')
      .values({
        id: toDemoSoundId(key),
        kind: details.kind,
        title: key,
        file_name: 'a.mp3',
        media_file_id,
        published_at: new Date(),
      })
      .execute()
  }
}

it('records two months of listening once, and the plays of later sounds when called again', async () => {
  const { db } = database
  const memberId = randomUUID()
  const seed = (now: string) => seedDemoPlays({ database, memberIds: [memberId], now: new Date(now) })
  const read = () =>
    db.selectFrom('plays').select(['dmv_type_code', 'started_at', 'revision']).orderBy('started_at').execute()
  await makeSounds(['sound', 'kanade'])
  await seed('2026-11-21T03:00:00Z')
  const first = await read()
  expect(first.length).toBeGreaterThan(15)
  expect(new Set(first.map((play) => play.dmv_type_code))).toEqual(new Set(['02', '03']))
  await makeSounds(['aiesthe', 'sound_therapy'])
  await seed('2026-11-24T03:00:00Z')
  const all = await read()
  expect(all.length).toBeGreaterThan(first.length + 30)
  expect(all[0]?.started_at.toISOString().slice(0, 10)).toBe('2026-09-21')
  await seed('2026-11-30T03:00:00Z')
  expect(await read()).toEqual(all)
  expect(all.every((play) => play.revision === 1)).toBe(true)
  const days = await db.selectFrom('daily_activity').select('day').where('member_id', '=', memberId).execute()
  expect(days.length).toBeGreaterThan(45)
  const events = await db.selectFrom('outbox').select('subject').execute()
  expect(events.filter(({ subject }) => subject === 'content.play-recorded.v2')).toHaveLength(all.length)
})
