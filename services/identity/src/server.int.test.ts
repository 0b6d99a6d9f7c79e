import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createChildEnvironment, createTestDatabase, findFreePort, getNatsUrl } from '@hibiki/test-harness'
import { afterAll, describe, expect, it, vi } from 'vitest'

const testDatabase = await createTestDatabase({
  service: 'identity',
  migrations: new URL('../migrations/', import.meta.url),
})
afterAll(() => testDatabase.close())

function serve(change: Record<string, string>) {
  const server = spawn(process.execPath, [fileURLToPath(new URL('./server.ts', import.meta.url))], {
    env: {
      ...createChildEnvironment(),
      MODE: 'local',
      DATABASE_URL: testDatabase.url,
      NATS_URL: getNatsUrl(),
      TOKEN_KEY_SECRET: 'e'.repeat(64),
      INTERNAL_KEYS: 'k'.repeat(32),
      HOST: '127.0.0.1',
      ...change,
    },
  })
  let errors = ''
  server.stderr.on('data', (chunk) => {
    errors += chunk
  })
  server.stdout.resume()
  const ended = new Promise<number | null>((resolve) => server.on('exit', resolve))
  return { server, ended, errors: () => errors }
}

describe('src/server.ts', () => {
  it('serves by itself with Postgres and NATS, and stops on SIGTERM', async () => {
    const port = await findFreePort()
    const { server, ended, errors } = serve({ PORT: String(port) })
    try {
      const ready = async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
      await vi.waitFor(ready, { timeout: 15_000, interval: 100 })
    } finally {
      server.kill('SIGTERM')
    }
    expect(await ended).toBe(0)
    expect(errors()).toBe('')
  })

  it('exits with one line that names the problem when a setting is wrong or the database is unreachable', async () => {
    const wrong = serve({ PORT: 'http' })
    expect(await wrong.ended).toBe(1)
    expect(wrong.errors()).toMatch(/PORT/)
    const away = serve({ DATABASE_URL: 'postgres://127.0.0.1:1/none', PORT: '0' })
    expect(await away.ended).toBe(1)
    expect(away.errors()).toMatch(/ECONNREFUSED/)
    for (const { errors } of [wrong, away]) expect(errors().trim().split('\n')).toHaveLength(1)
  })
})
