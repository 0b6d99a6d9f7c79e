import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readProcessStart, waitForProcessEnd } from '@hibiki/embedded-postgres'
import { findFreePort } from '@hibiki/test-harness'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { demoPassword } from './demo/accounts.ts'
import { createTestFolder, readDatabasePid, runFailingStartCommand } from './testing.ts'

// The command as people and harnesses give it: npm, its shell and the product in one group of processes of its own.
const repository = fileURLToPath(new URL('../../../', import.meta.url))
const folder = createTestFolder()
const compiled = createTestFolder()
let npm: ChildProcess | null = null

afterEach(() => {
  if (npm?.pid && groupRuns(npm.pid)) process.kill(-npm.pid, 'SIGKILL')
})
afterAll(async () => {
  const database = readDatabasePid(folder)
  if (database) {
    process.kill(database, 'SIGQUIT')
    await waitForProcessEnd(database, 5000)
  }
  for (const each of [folder, compiled]) rmSync(each, { recursive: true, force: true })
})

interface Started {
  pid: number
  url: string
  output(): string
}

async function npmStart(sounds: 'all' | 'small', port = 0): Promise<Started> {
  const { npm_lifecycle_event: _event, npm_lifecycle_script: _script, ...env } = process.env
  npm = spawn('npm', ['start'], {
    cwd: repository,
    detached: true,
    env: {
      ...env,
      PORT: `${port}`,
      DATA_DIR: folder,
      DEMO_SOUNDS: sounds,
      MEMBER_APP: 'off',
      ADMIN_CONSOLE: 'off',
      NODE_OPTIONS: '',
      NODE_COMPILE_CACHE: compiled,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  npm.stdout?.on('data', (chunk) => {
    text += chunk
  })
  await expect.poll(() => text, { timeout: 150_000, interval: 50 }).toMatch(/ready after/)
  const url = /http:\/\/localhost:\d+/.exec(text)?.[0] ?? ''
  return { pid: npm.pid ?? 0, url, output: () => text }
}

function groupRuns(group: number): boolean {
  try {
    return process.kill(-group, 0)
  } catch {
    return false
  }
}

function productPid(): number {
  return JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8')).pid
}

const signals = [
  ['SIGINT to npm alone', (npmPid: number) => process.kill(npmPid, 'SIGINT')],
  ['SIGTERM to npm alone', (npmPid: number) => process.kill(npmPid, 'SIGTERM')],
  ['SIGTERM to the product, as it says itself', () => process.kill(productPid(), 'SIGTERM')],
  ['SIGINT to all of them, as Ctrl-C sends it', (npmPid: number) => process.kill(-npmPid, 'SIGINT')],
] as const

describe('npm start', { timeout: 240_000 }, () => {
  it('opens the door with a history for members before all sounds are rendered, and leaves no process when only npm is killed', async () => {
    const { pid, url, output } = await npmStart('all')
    expect(output()).toMatch(/\d+ of \d+ demo sounds are ready; the others follow/)
    expect(output()).not.toMatch(/All \d+ demo sounds are ready/)
    expect(output()).toContain('general@hibiki.example')
    expect(output()).not.toMatch(/warning|error|\bat .*:\d+:\d+/i)
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    const answer = await fetch(`${url}/api/soundesthe/free-sound`)
    const sample = (await answer.json()) as { soundSrc: string }
    expect((await fetch(`${url}${sample.soundSrc}`)).status).toBe(200)
    const ofMember = await logIn(url, 'premium@hibiki.example')
    expect(await ofMember('/api/aiesthe/my-history-count')).toBe(5)
    expect(await ofMember('/api/credit-card/fetch-all')).toMatchObject([{ brand: 'visa' }])
    const otherSite = { origin: 'http://rebound.example' }
    expect((await fetch(`${url}/dev/mailbox`, { headers: otherSite })).status).toBe(403)
    await expectNothingLeftAfter(pid, () => process.kill(pid, 'SIGKILL'))
  })

  it.each(signals)(
    'says which process to stop when it is already running, and leaves no process after %s',
    async (_, signal) => {
      const port = await findFreePort()
      const { pid } = await npmStart('small', port)
      const second = await runFailingStartCommand(folder, port)
      expect(second.code).toBe(1)
      expect(second.output).toContain(`(process ${productPid()}). Stop it: kill ${productPid()}`)
      await expectNothingLeftAfter(pid, () => signal(pid))
    },
  )

  it('reuses the code that Node compiled at the previous start', () => {
    const files = readdirSync(compiled, { recursive: true, withFileTypes: true })
    expect(files.filter((file) => file.isFile()).length).toBeGreaterThan(1000)
  })
})

/** Returns what reads as this demo member. */
async function logIn(url: string, loginId: string): Promise<(path: string) => Promise<unknown>> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ loginId, password: demoPassword }),
  })
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  return async (path) => (await fetch(`${url}${path}`, { headers: { cookie } })).json()
}

async function expectNothingLeftAfter(npmPid: number, signal: () => void): Promise<void> {
  const database = readDatabasePid(folder)
  expect(database).not.toBeNull()
  signal()
  await expect.poll(() => groupRuns(npmPid), { timeout: 20_000, interval: 50 }).toBe(false)
  expect(readProcessStart(database ?? 0)).toBeNull()
  if (npm?.exitCode === null && npm.signalCode === null) await once(npm, 'exit')
}
