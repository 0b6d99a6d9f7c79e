import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { content } from '@hibiki/content'
import { demoSounds, smallDemoSounds } from '@hibiki/demo-sounds'
import { openServiceDatabase } from '@hibiki/service'
import { createTestDatabase, type TestDatabase } from '@hibiki/test-harness'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderSoundsInBackground } from './render-sounds-in-background.ts'

let server: TestDatabase
let mediaFolder: string

beforeEach(async () => {
  const migrations = new URL('../../../../../services/content/migrations/', import.meta.url)
  server = await createTestDatabase({ service: 'content', migrations })
  mediaFolder = mkdtempSync(join(tmpdir(), 'hibiki-background-'))
})
afterEach(async () => {
  await server.close()
  rmSync(mediaFolder, { recursive: true })
})

async function countSounds(): Promise<number> {
  const database = openServiceDatabase(content, { DATABASE_URL: server.url, DATABASE_CONNECTIONS: 2 })
  const { rows } = await database.pool.query('select count(*)::int as sounds from sounds')
  await database.close()
  return rows[0].sounds
}

const start = (databaseUrl = server.url) =>
  renderSoundsInBackground({ databaseUrl, mediaFolder, which: 'small' })

describe('rendering demo sounds in the background', () => {
  it('stops when told, and continues at the next start', { timeout: 120_000 }, async () => {
    let published = 0
    const onPublished = (count: number) => {
      published += count
    }
    const first = renderSoundsInBackground({
      databaseUrl: server.url,
      mediaFolder,
      which: 'all',
      onPublished,
    })
    await expect.poll(countSounds, { interval: 20, timeout: 60_000 }).toBeGreaterThan(0)
    await first.stop()
    await first.done
    const stopped = await countSounds()
    expect(stopped).toBeLessThan(demoSounds.length)
    const next = renderSoundsInBackground({ databaseUrl: server.url, mediaFolder, which: 'all', onPublished })
    await expect.poll(() => published, { interval: 20, timeout: 60_000 }).toBeGreaterThan(stopped)
    await next.stop()
    expect(await countSounds()).toBeGreaterThan(stopped)
  })

  it('measures sounds like an upload', { timeout: 120_000 }, async () => {
    await start().done
    const database = openServiceDatabase(content, { DATABASE_URL: server.url, DATABASE_CONNECTIONS: 2 })
    const rows = await database.db.selectFrom('sound_analyses').selectAll().execute()
    const events = await database.db.selectFrom('outbox').select('subject').execute()
    await database.close()
    expect(rows).toHaveLength(smallDemoSounds.length)
    for (const { loudness_lufs, frequencies, peaks } of rows) {
      expect(loudness_lufs).toBeGreaterThan(-30)
      expect(frequencies).not.toEqual([])
      expect(peaks).toHaveLength(240)
    }
    expect(events.filter(({ subject }) => subject === 'content.sound-measured.v1')).toHaveLength(rows.length)
  })

  it('reports what failed', async () => {
    await expect(start('postgres://127.0.0.1:1/none').done).rejects.toThrow('ECONNREFUSED')
  })
})
