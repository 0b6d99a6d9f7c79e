import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createChildEnvironment, findFreePort } from '@hibiki/test-harness'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

let dist: string
let other: Server
let takenPort: number

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'hibiki-gateway-'))
  writeFileSync(join(dist, 'index.html'), '<p>app</p>')
  other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  takenPort = (other.address() as { port: number }).port
})
afterAll(() => {
  other.close()
  rmSync(dist, { recursive: true })
})

/** Identity is away, as while everything starts, so the feed of ended sessions keeps polling. */
function serve(change: Record<string, string>) {
  const server = spawn(process.execPath, [fileURLToPath(new URL('./server.ts', import.meta.url))], {
    env: {
      ...createChildEnvironment(),
      IDENTITY_URL: 'http://127.0.0.1:9',
      MODE: 'local',
      SECURE_COOKIES: 'false',
      INTERNAL_KEYS: 'k'.repeat(32),
      HOST: '127.0.0.1',
      OPS_PORT: '0',
      PORT: '0',
      ...change,
    },
  })
  let errors = ''
  server.stderr.on('data', (chunk) => {
    errors += chunk
  })
  let output = ''
  server.stdout.on('data', (chunk) => {
    output += chunk
  })
  const ended = new Promise<number | null>((resolve) => server.on('close', resolve))
  return { server, ended, errors: () => errors, output: () => output }
}

describe('server', () => {
  it('starts before any service does, and stops on SIGTERM', async () => {
    const port = await findFreePort()
    const { server, ended, errors } = serve({ PORT: String(port), MEMBER_APP_DIST: dist })
    try {
      const page = async () => expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
      await vi.waitFor(page, { timeout: 15_000, interval: 100 })
    } finally {
      server.kill('SIGTERM')
    }
    expect(await ended).toBe(0)
    expect(errors()).toBe('')
  })

  it('responds while it drains and closes each connection after the response, while /readyz is 503', async () => {
    const [port, opsPort] = [await findFreePort(), await findFreePort()]
    const own = { PORT: String(port), OPS_PORT: String(opsPort), DRAIN_SECONDS: '2', MEMBER_APP_DIST: dist }
    const { server, ended, output } = serve(own)
    const page = () => fetch(`http://127.0.0.1:${port}/`)
    try {
      await vi.waitFor(() => expect(output()).toContain('listening'), { timeout: 40_000 })
      expect((await page()).headers.get('connection')).toBe('keep-alive')
      server.kill('SIGTERM')
      await vi.waitFor(async () => expect((await page()).headers.get('connection')).toBe('close'), 10_000)
      expect((await page()).status).toBe(200)
      expect((await fetch(`http://127.0.0.1:${opsPort}/readyz`)).status).toBe(503)
    } finally {
      server.kill('SIGKILL')
    }
    await ended
  }, 60_000)

  it('shares its port with another replica, which serves alone once this one stops', async () => {
    const port = await findFreePort()
    const own = { PORT: String(port), REUSE_PORT: 'true', MEMBER_APP_DIST: dist }
    const replicas = [serve(own), serve(own)]
    // Each request opens a new connection, which the system assigns to either replica.
    const page = () => fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })
    try {
      for (const { output } of replicas)
        await vi.waitFor(() => expect(output()).toContain('listening'), { timeout: 40_000 })
      expect((await page()).status).toBe(200)
      replicas[0]?.server.kill('SIGTERM')
      expect(await replicas[0]?.ended).toBe(0)
      for (let call = 0; call < 10; call++) expect((await page()).status).toBe(200)
    } finally {
      for (const { server } of replicas) server.kill('SIGTERM')
    }
    expect(await replicas[1]?.ended).toBe(0)
    expect(replicas.map(({ errors }) => errors())).toEqual(['', ''])
  }, 60_000)

  it.each([
    ['the port is taken', () => ({ PORT: String(takenPort) }), /EADDRINUSE/],
    ['the port for operators is taken', () => ({ OPS_PORT: String(takenPort) }), /EADDRINUSE/],
    ['a frontend is not there', () => ({ MEMBER_APP_DIST: join(dist, 'gone') }), /MEMBER_APP_DIST/],
    ['a setting is wrong', () => ({ RATE_LIMIT: 'of' }), /RATE_LIMIT must be one of on, off/],
  ])('exits with one sentence when %s', async (_name, change, sentence) => {
    const { ended, errors } = serve(change())
    expect(await ended).toBe(1)
    expect(errors()).toMatch(sentence)
    expect(errors().trim().split('\n')).toHaveLength(1)
  })
})
