import { once } from 'node:events'
import { existsSync, openSync, rmSync, statSync } from 'node:fs'
import { devNull } from 'node:os'
import { join } from 'node:path'
import { waitForProcessEnd } from '@hibiki/embedded-postgres'
import { findFreePort } from '@hibiki/test-harness'
import { afterAll, describe, expect, it } from 'vitest'
import { copyTemplateFolder } from './test-folder.ts'
import {
  createTestFolder,
  readDatabasePid,
  runFailingStartCommand,
  runStartCommand,
  type StartedCommand,
  spawnStartCommand,
} from './testing.ts'

const otherFolder = createTestFolder()
const started: StartedCommand[] = []

// Spares a first start, which `npm-start.int` sees.
const folder = await copyTemplateFolder()
afterAll(async () => {
  for (const { process: child } of started) child.kill('SIGKILL')
  for (const each of [folder, otherFolder].filter((one) => one !== undefined)) {
    const database = readDatabasePid(each)
    if (database) {
      process.kill(database, 'SIGQUIT')
      await waitForProcessEnd(database, 5000)
    }
    rmSync(each, { recursive: true, force: true })
  }
})

async function start(port: number): Promise<StartedCommand> {
  const command = await runStartCommand(folder, port)
  started.push(command)
  return command
}

/** Logs a demo member in, stores a display setting, and returns a function that reads it again. */
async function saveScale(url: string, scale: number): Promise<void> {
  const cookie = await logIn(url)
  const saved = await fetch(`${url}/api/page-size/set-scale?scale=${scale}`, {
    method: 'POST',
    headers: { cookie, origin: url },
  })
  expect(saved.status).toBe(200)
}

async function readScale(url: string): Promise<unknown> {
  const answer = await fetch(`${url}/api/page-size/scale`, { headers: { cookie: await logIn(url) } })
  return answer.json()
}

async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: 'general@hibiki.example', password: 'hibiki-demo' }),
  })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

describe('start command', { timeout: 120_000 }, () => {
  it('serves the product, rejects a second start, survives kill -9 with its data, and stops without leaving a process', async () => {
    const port = await findFreePort()
    const first = await start(port)
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200)
    expect(first.output()).toContain('general@hibiki.example')
    expect(first.output()).not.toMatch(/warning|error|\bat .*:\d+:\d+/i)
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
    await saveScale(first.url, 1.2)

    const samePort = await runFailingStartCommand(join(folder, 'unused'), port)
    expect(samePort).toMatchObject({ code: 1 })
    expect(samePort.output).toContain(`Port ${port} is taken`)
    const sameFolder = await runFailingStartCommand(folder, 0)
    expect(sameFolder).toMatchObject({ code: 1 })
    expect(sameFolder.output).toContain('already runs with the data folder')

    first.process.kill('SIGKILL')
    await once(first.process, 'exit')
    const orphan = readDatabasePid(folder)
    expect(orphan).not.toBeNull()

    const second = await start(port)
    // A second start is fast because it does not render existing sounds again.
    expect(second.output()).toContain('Demo sounds are there')
    expect(await readScale(second.url)).toBe(1.2)
    const database = readDatabasePid(folder)
    expect(database).not.toBe(orphan)

    second.process.kill('SIGINT')
    expect(await once(second.process, 'exit')).toEqual([0, null])
    expect(await waitForProcessEnd(database ?? 0, 100)).toBe(true)
    expect(existsSync(join(folder, 'running.json'))).toBe(false)
  })

  it('goes on when the disk of its stdout is full, and stops on SIGTERM during the start', async () => {
    const isLinux = process.platform === 'linux'
    const third = spawnStartCommand(otherFolder, 0, openSync(isLinux ? '/dev/full' : devNull, 'w'))
    const ended = once(third, 'exit')
    // The first line of the output is lost by then.
    await expect.poll(() => readDatabasePid(otherFolder), { timeout: 30_000, interval: 50 }).not.toBeNull()
    third.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(readDatabasePid(otherFolder)).toBeNull()
  })
})
