import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContentTables } from '@hibiki/content'
import { type Database, openDatabase } from '@hibiki/database'
import { firstDemoSounds, smallDemoSounds } from '@hibiki/demo-sounds'
import { renderSilence } from '@hibiki/demo-sounds/silent-sounds'
import type { LocalText } from '@hibiki/http'
import { createTestDatabase, type TestDatabase } from '@hibiki/test-harness'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countMissingDemoSounds, seedDemoSounds } from './seed-demo-sounds.ts'

const log = { info: () => {} }
/** The content of the files does not matter in these tests. */
const render = renderSilence

// Sounds are really synthesised, which takes its time on a busy machine.
describe('seedDemoSounds', { timeout: 120_000 }, () => {
  let server: TestDatabase
  let database: Database<ContentTables>
  let mediaFolder: string
  const seed = () => seedDemoSounds({ database, mediaFolder, log, only: 'small' })

  const open = async () => {
    server = await createTestDatabase({
      service: 'content',
      migrations: new URL('../../../../../services/content/migrations/', import.meta.url),
    })
    database = openDatabase({ url: server.url, schema: 'content', applicationName: 'seed-test' })
    mediaFolder = await mkdtemp(join(tmpdir(), 'hibiki-seed-'))
  }
  const close = async () => {
    await database?.close()
    await server?.close()
    await rm(mediaFolder, { recursive: true, force: true })
  }

  const storedFiles = () =>
    database.db
      .selectFrom('sounds')
      .innerJoin('media_files', 'media_files.id', 'sounds.media_file_id')
      .select(['sounds.id', 'sounds.media_file_id', 'storage_key', 'sha256', 'bytes', 'duration_ms'])
      .orderBy('sounds.id')
      .execute()
  const filesOnDisk = async () =>
    (await readdir(mediaFolder, { recursive: true })).filter((name) => name.endsWith('.mp3')).sort()

  describe('on one folder, in this order', () => {
    beforeAll(open)
    afterAll(close)

    it('continues after it was killed halfway', async () => {
      const child = spawnSeed()
      const exited = new Promise((resolve) => child.once('exit', resolve))
      await expect
        .poll(async () => (await storedFiles()).length, { interval: 5, timeout: 60_000 })
        .toBeGreaterThan(0)
      child.kill('SIGKILL')
      await exited
      const done = (await storedFiles()).length
      expect(done).toBeGreaterThan(0)
      expect(done).toBeLessThan(smallDemoSounds.length)

      expect(await seed()).toBe(smallDemoSounds.length - done)
      for (const row of await storedFiles())
        expect((await stat(join(mediaFolder, row.storage_key))).size).toBe(row.bytes)
      expect(await readdir(mediaFolder)).not.toContain('.demo-incoming')
    })

    it('stores every sound with its kind, its tags and a complete file', async () => {
      const rows = await storedFiles()
      expect(rows).toHaveLength(smallDemoSounds.length)
      for (const row of rows) {
        expect((await stat(join(mediaFolder, row.storage_key))).size).toBe(row.bytes)
        // Whole frames, of which players cut the ends.
        expect(row.duration_ms).toBeGreaterThanOrEqual(24_000)
        expect(row.duration_ms).toBeLessThan(24_150)
      }
      expect(await filesOnDisk()).toEqual([...new Set(rows.map((row) => row.storage_key))].sort())
      const kinds = ['aiesthe', 'medical', 'kanade', 'sound_therapy', 'enterprise'] as const
      const counts = kinds.map((kind) =>
        database.db.selectFrom(`${kind}_sounds`).select('sound_id').execute(),
      )
      expect((await Promise.all(counts)).map((found) => found.length)).toEqual([1, 5, 1, 1, 4])
      expect((await database.db.selectFrom('sound_tags').selectAll().execute()).length).toBeGreaterThan(9)
      const samples = await database.db
        .selectFrom('sounds')
        .select('title')
        .where('free_sample', '=', true)
        .execute()
      expect(samples.map(({ title }) => title).sort()).toEqual(['はじまりの響き', '白磁のひかり'])
    })

    it('announces every sound once', async () => {
      const announced = () =>
        database.db.selectFrom('outbox').select(['subject', 'payload']).orderBy('occurred_at').execute()
      const subjects = (await announced()).map(({ subject }) => subject)
      expect(subjects.filter((subject) => subject === 'content.sound-published.v2')).toHaveLength(
        smallDemoSounds.length,
      )
      expect(subjects.filter((subject) => subject === 'content.enterprise-sound-published.v1')).toHaveLength(
        4,
      )
      const titles = (await announced()).map(({ payload }) => (payload as { title: LocalText }).title)
      expect(titles).toContainEqual({
        ja: '静かな部屋',
        en: 'Quiet room',
        cn: expect.any(String),
        tw: expect.any(String),
      })
      await seed()
      expect(await announced()).toHaveLength(subjects.length)
    })

    it('does nothing the second time but to remove what a killed process had rendered', async () => {
      const before = await storedFiles()
      const files = await filesOnDisk()
      await mkdir(join(mediaFolder, '.demo-incoming', '1'), { recursive: true })
      await writeFile(join(mediaFolder, '.demo-incoming', '1', 'untaken.mp3'), '')
      expect(await seed()).toBe(0)
      expect(await storedFiles()).toEqual(before)
      expect(await filesOnDisk()).toEqual(files)
    })

    it('renders a lost file again with the same content, and nothing else', async () => {
      const before = await storedFiles()
      const lost = before[0]?.storage_key ?? ''
      await rm(join(mediaFolder, lost))
      expect(await seed()).toBe(before.filter(({ storage_key }) => storage_key === lost).length)
      expect(await storedFiles()).toEqual(before)
      expect(await filesOnDisk()).toContain(lost)
    })

    it('leaves a withdrawn sound withdrawn', async () => {
      await database.db.updateTable('sounds').set({ withdrawn_at: new Date() }).execute()
      const [lost] = await storedFiles()
      await rm(join(mediaFolder, lost?.storage_key ?? ''))
      expect(await seedDemoSounds({ database, mediaFolder, log, only: 'small', render })).toBeGreaterThan(0)
      const open = await database.db
        .selectFrom('sounds')
        .select('id')
        .where('withdrawn_at', 'is', null)
        .execute()
      expect(open).toEqual([])
    })
  })

  describe('on an empty folder', () => {
    beforeAll(open)
    afterAll(close)

    it('renders the first few sounds, and then reports how many are missing', async () => {
      const all = await countMissingDemoSounds({ database, mediaFolder })
      const first = () => seedDemoSounds({ database, mediaFolder, log, only: 'first', render })
      const made = await first()
      expect(made).toBe(firstDemoSounds.length)
      expect(await countMissingDemoSounds({ database, mediaFolder })).toBe(all - made)
      expect(await first()).toBe(0)
    })
  })

  function spawnSeed() {
    const script = `
      const { openDatabase } = await import('@hibiki/database')
      const { seedDemoSounds } = await import(${JSON.stringify(new URL('./seed-demo-sounds.ts', import.meta.url).href)})
      const database = openDatabase({ url: process.env.SEED_DATABASE, schema: 'content', applicationName: 'seed-test' })
      const options = { database, mediaFolder: process.env.SEED_FOLDER, log: { info() {} }, only: 'small' }
      // Its threads render on, but it publishes no second file, however late it is killed.
      const onPublished = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
      await seedDemoSounds({ ...options, onPublished })`
    return spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: new URL('../../../..', import.meta.url),
      env: { ...process.env, SEED_DATABASE: server.url, SEED_FOLDER: mediaFolder },
      stdio: 'inherit',
    })
  }
})
