import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ContentApp, createContentApp } from '../../testing/content-app.ts'
import { createMp3 } from '../../testing/mp3.ts'
import { type AddedSound, addSound } from '../../testing/sounds.ts'
import { measureNextSound } from './measure-next-sound.ts'

let content: ContentApp
const log = { warn: vi.fn() }
const peaks = new Array<number>(240).fill(7)
beforeEach(async () => {
  log.warn.mockClear()
  content = await createContentApp()
})
afterEach(() => content.close())

const analyse = (overrides: Partial<Parameters<typeof measureNextSound>[0]> = {}, signal?: AbortSignal) =>
  measureNextSound({ ...content.context, log, ...overrides }, signal)
const measured = () => content.database.db.selectFrom('sound_analyses').selectAll().execute()
const attempts = () =>
  content.database.db
    .selectFrom('analysis_attempts')
    .select([
      'sound_id',
      'attempts',
      sql<number>`round(extract(epoch from next_try_at - now()) / 60)::int`.as('minutes'),
    ])
    .execute()
const passTime = (minutes: number) =>
  sql`update analysis_attempts set next_try_at = next_try_at - ${minutes} * interval '1 minute'`.execute(
    content.database.db,
  )

async function loseFile({ mediaFileId }: AddedSound): Promise<void> {
  const { storage_key } = await content.database.db
    .selectFrom('media_files')
    .select('storage_key')
    .where('id', '=', mediaFileId)
    .executeTakeFirstOrThrow()
  await content.storage.remove(storage_key)
}

describe('measureNextSound', () => {
  it('logs a lost file and retries it after an hour, then with growing delays up to a day', async () => {
    const lost = await addSound(content)
    await loseFile(lost)
    const next = await addSound(content, { bytes: await createMp3({ seconds: 2, hz: 340 }) })
    expect([await analyse(), await analyse(), await analyse()]).toEqual([true, true, false])
    expect((await measured()).map((row) => row.sound_id)).toEqual([next.id])
    expect(log.warn.mock.calls).toEqual([
      [{ soundId: lost.id, reason: expect.stringContaining('ENOENT') }, 'a sound could not be measured'],
    ])
    expect(await attempts()).toEqual([{ sound_id: lost.id, attempts: 1, minutes: 60 }])
    const waits: number[] = []
    for (let minutes = 60; waits.length < 6; minutes = waits.at(-1) as number) {
      await passTime(minutes)
      expect([await analyse(), await analyse()]).toEqual([true, false])
      waits.push((await attempts())[0]?.minutes as number)
    }
    expect(waits).toEqual([120, 240, 480, 960, 1440, 1440])
  })

  it('measures sounds without any measurement before those that lack only frequencies', async () => {
    const { db } = content.database
    const older = await addSound(content, { bytes: await createMp3({ seconds: 2, hz: 47 }) })
    await db.insertInto('sound_analyses').values({ sound_id: older.id, loudness_lufs: -20, peaks }).execute()
    const newer = await addSound(content, { bytes: await createMp3({ seconds: 2, hz: 53 }) })
    await analyse()
    const done = async () => (await measured()).filter((row) => row.frequencies).map((row) => row.sound_id)
    expect(await done()).toEqual([newer.id])
    await analyse()
    expect((await done()).sort()).toEqual([older.id, newer.id].sort())
    expect(await attempts()).toEqual([])
  })

  it('measures a file once, even if several sounds use it', async () => {
    const { db } = content.database
    const sounds = [
      await addSound(content, { bytes: await createMp3({ seconds: 2, hz: 47 }) }),
      await addSound(content),
    ]
    await db.updateTable('sounds').set({ media_file_id: sounds[0]?.mediaFileId }).execute()
    const inspect = vi.fn(content.inspector.inspect)
    const inspector = { ...content.inspector, inspect }
    expect([await analyse({ inspector }), await analyse({ inspector })]).toEqual([true, true])
    expect(inspect).toHaveBeenCalledOnce()
    const [first, second] = await measured()
    expect([first?.sound_id, second?.sound_id].sort()).toEqual(sounds.map(({ id }) => id).sort())
    expect(second).toEqual({ ...first, sound_id: second?.sound_id })
    const announced = await db
      .selectFrom('outbox')
      .select('payload')
      .where('subject', '=', 'content.sound-measured.v1')
      .orderBy('occurred_at')
      .execute()
    expect(announced.map(({ payload }) => payload)).toMatchObject(
      sounds.map(({ id: soundId }) => ({ soundId, frequencies: second?.frequencies })),
    )
    expect(await analyse({ inspector })).toBe(false)
  })

  it('leaves a sound to the replica that measures it, and takes it over when that replica was killed', async () => {
    await addSound(content, { bytes: await createMp3({ seconds: 2, hz: 47 }) })
    const inspecting = Promise.withResolvers<void>()
    const killed = Promise.withResolvers<never>()
    const first = analyse({
      inspector: {
        ...content.inspector,
        inspect: () => {
          inspecting.resolve()
          return killed.promise
        },
      },
    })
    await inspecting.promise
    expect(await idleTransactions()).toBe(0)
    expect(await analyse()).toBe(false)
    await passTime(10)
    expect([await analyse(), await analyse()]).toEqual([true, false])
    expect((await measured())[0]?.frequencies?.map(Math.round)).toEqual([47])
    killed.reject(new Error('killed'))
    await first
  })

  it('saves nothing for a file that was replaced meanwhile', async () => {
    const { db } = content.database
    const sound = await addSound(content, { bytes: await createMp3({ seconds: 2, hz: 47 }) })
    const other = await addSound(content, { withdrawn: true, bytes: await createMp3({ seconds: 2, hz: 53 }) })
    const { inspector } = content
    await analyse({
      inspector: {
        ...inspector,
        async inspect(path) {
          const inspection = await inspector.inspect(path)
          await db
            .updateTable('sounds')
            .set({ media_file_id: other.mediaFileId })
            .where('id', '=', sound.id)
            .execute()
          return inspection
        },
      },
    })
    expect(await measured()).toEqual([])
    await passTime(10)
    await analyse()
    expect((await measured())[0]?.frequencies?.map(Math.round)).toEqual([53])
  })

  it('does not count the shutdown of the service as a failure of the file', async () => {
    await addSound(content)
    const closing = new AbortController()
    const inspect = async () => {
      closing.abort()
      throw new Error('the inspector is closed')
    }
    expect(await analyse({ inspector: { ...content.inspector, inspect } }, closing.signal)).toBe(false)
    expect(log.warn).not.toHaveBeenCalled()
    expect(await attempts()).toMatchObject([{ attempts: 1, minutes: 10 }])
  })
})

async function idleTransactions(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`.execute(content.database.db)
  return rows[0]?.count ?? 0
}
