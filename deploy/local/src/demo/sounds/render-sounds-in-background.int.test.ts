import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
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

const start = (databaseUrl = server.url, retryAfterMs: readonly number[] = []) =>
  renderSoundsInBackground({ databaseUrl, mediaFolder, which: 'small', retryAfterMs })

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

  it('makes what is missing when the database is there again', { timeout: 120_000 }, async () => {
    const { hostname, port } = new URL(server.url)
    let connections = 0
    const proxy = createServer((socket) => {
      connections++
      if (connections === 1) return socket.destroy()
      const upstream = connect(Number(port), hostname)
      for (const end of [socket, upstream]) end.on('error', () => {})
      socket.pipe(upstream).pipe(socket)
    })
    proxy.listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    const proxied = new URL(server.url)
    proxied.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
    // A busy machine may leave a process of low priority without a connection once more.
    await start(proxied.href, [10, 10, 10]).done
    expect(connections).toBeGreaterThan(1)
    proxy.close()
    expect(await countSounds()).toBe(smallDemoSounds.length)
  })

  it('reports what failed to the last', { timeout: 120_000 }, async () => {
    await expect(start('postgres://127.0.0.1:1/none', [10]).done).rejects.toThrow('ECONNREFUSED')
  })

  it('does not begin again after it was stopped', { timeout: 120_000 }, async () => {
    const rendering = start('postgres://127.0.0.1:1/none', [600_000])
    await rendering.stop()
    await expect(rendering.done).resolves.toBeUndefined()
  })
})
