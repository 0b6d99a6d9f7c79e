import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@hibiki/test-harness'
import { startChildProgram, waitUntilReady } from './child-program.ts'
import { measureInterleaved } from './measure-statistics.ts'
import type { Measurement } from './measurement-table.ts'
import { logIn } from './member-calls.ts'
import { runWrk } from './wrk.ts'

const CONNECTIONS = 16
const SECONDS = 4
const WARM_UP_ROUNDS = 3
const ROUNDS = 5

const repository = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Compares `GET /api/auth/me` of the product in one process, as `npm start` runs it, with another checkout of it, which `BASELINE` names:
 * calls per second. Both run at the same time, and only one of them is called.
 */
export async function compareOneProcess(): Promise<Measurement[]> {
  const { BASELINE: baseline } = process.env
  if (baseline === undefined) {
    process.stdout.write('Left out: BASELINE names no other checkout to compare with.\n')
    return []
  }
  await using products = new AsyncDisposableStack()
  const [ours, theirs] = [
    products.use(await startOneProcess(repository)),
    products.use(await startOneProcess(baseline)),
  ]
  for (let round = 0; round < WARM_UP_ROUNDS; round++) {
    await ours.measure()
    await theirs.measure()
  }
  const { a, b } = await measureInterleaved(ROUNDS, ours.measure, theirs.measure)
  const name = 'auth/me in one process / baseline'
  return [{ name, unit: 'per s', value: a, reference: b, target: 0.85, better: 'higher' }]
}

async function startOneProcess(checkout: string) {
  await using opened = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'hibiki-one-process-'))
  opened.defer(() => rmSync(folder, { recursive: true, force: true }))
  // The database's user walks through it.
  chmodSync(folder, 0o711)
  const port = await findFreePort()
  const logFile = join(folder, 'output.log')
  const command = join(checkout, 'deploy/local/src/command.ts')
  const child = await startChildProgram(process.execPath, [command], {
    logFile,
    env: {
      PORT: `${port}`,
      DATA_DIR: join(folder, 'data'),
      RATE_LIMIT: 'off',
      DEMO_SOUNDS: 'small',
      MEMBER_APP: 'off',
      ADMIN_CONSOLE: 'off',
    },
  })
  opened.defer(() => child.stop())
  const url = `http://localhost:${port}`
  await waitUntilReady(`${url}/healthz`).catch((error: Error) => {
    throw new Error(`${error.message}\n${readFileSync(logFile, 'utf8')}`)
  })
  const cookie = await logIn(url, 'customer')
  const closers = opened.move()
  return {
    measure: async () => {
      const { requests, seconds } = await runWrk(`${url}/api/auth/me`, {
        script: 'get.lua',
        connections: CONNECTIONS,
        seconds: SECONDS,
        parameters: [cookie],
      })
      return requests / seconds
    },
    [Symbol.asyncDispose]: () => closers.disposeAsync(),
  }
}
