import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { content } from '@hibiki/content'
import { openServiceDatabase } from '@hibiki/service'
import { createTestDatabase, type TestDatabase } from '@hibiki/test-harness'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeSoundsInBackground } from './sounds-in-background.ts'

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
  makeSoundsInBackground({ databaseUrl, mediaFolder, which: 'small' })

describe('sounds made in the background', () => {
  it('stop when told, and are completed by the next start', { timeout: 120_000 }, async () => {
    const first = start()
    await expect.poll(countSounds, { interval: 20, timeout: 60_000 }).toBeGreaterThan(0)
    await first.stop()
    await first.done
    expect(await countSounds()).toBeLessThan(12)
    await start().done
    expect(await countSounds()).toBe(12)
  })

  it('say what went wrong', async () => {
    await expect(start('postgres://127.0.0.1:1/none').done).rejects.toThrow('ECONNREFUSED')
  })
})
