import { createInProcessTransport } from '@hibiki/messaging'
import { createFaultProxy, type FaultProxy, measureQuickestMs } from '@hibiki/test-harness'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toRowRequest } from './cells.ts'
import { type Caller, callers, getExpectedStatus, type MatrixRow } from './matrix.ts'
import { allServiceRows } from './rows/index.ts'
import { type RunningGateway, startTestGateway } from './start-gateway.ts'
import { startServices } from './start-services.ts'

// Each service is made unreachable in turn, for the gateway and the other services. The reads of the others must go on working.

const REFUSED_WITHIN_MS = 1000

let product: Awaited<ReturnType<typeof startServices>>
let gateway: RunningGateway
const stack = new AsyncDisposableStack()
const doors = new Map<string, FaultProxy>()
/** Calls that read, each by a caller who may make it. */
const reads: { service: string; call: string; path: string; headers: Record<string, string> }[] = []

beforeAll(async () => {
  const log = pino({ level: 'silent' })
  product = await startServices({
    transport: createInProcessTransport({ log }),
    log,
    async between(service, url) {
      const door = await createFaultProxy(stack)
      door.setTargetPort(Number(new URL(url).port))
      doors.set(service, door)
      return `http://127.0.0.1:${door.port}`
    },
  })
  gateway = await startTestGateway(product.started)
  const cookies = new Map<Caller, string>()
  for (const caller of callers) cookies.set(caller, await product.world.cookieOf(caller))
  for (const rows of allServiceRows) {
    const service = product.started.get(rows)
    if (!service) throw new Error('did not start')
    const fixtures = await rows.prepare(product.world, service)
    for (const row of rows.rows) {
      const caller = callers.find((one) => getExpectedStatus(row, one) === 200)
      if (!row.call.startsWith('GET ') || row.call.includes('logout') || caller === undefined) continue
      const { path, init } = toRowRequest(row as MatrixRow<unknown>, fixtures, caller)
      const headers = { ...init.headers, cookie: cookies.get(caller) ?? '' }
      reads.push({ service: rows.service, call: row.call, path, headers })
    }
  }
}, 120_000)
afterAll(async () => {
  await gateway?.close()
  await product?.close()
  await stack.disposeAsync()
})

it('the reads of all services respond as expected while all services are there', async () => {
  expect(reads.length).toBeGreaterThan(100)
  expect(await differences(null)).toEqual([])
}, 60_000)

describe.each(allServiceRows.map(({ service }) => [service] as const))('without the service %s', (away) => {
  it('the reads of the others respond as expected, and its own calls are rejected within a second', async () => {
    await doors.get(away)?.disconnect()
    try {
      expect(await differences(away)).toEqual([])
    } finally {
      await doors.get(away)?.removeFaults()
    }
  }, 60_000)
})

/** Makes all calls, and returns the responses that differ from what is expected while one service, or none, is away. */
async function differences(away: string | null): Promise<string[]> {
  const found: string[] = []
  for (const { service, call, path, headers } of reads) {
    let status = 0
    let text = ''
    const ms = await measureQuickestMs(service === away ? REFUSED_WITHIN_MS : Infinity, async () => {
      const response = await fetch(`${gateway.url}/api${path}`, { headers, redirect: 'manual' })
      status = response.status
      text = await response.text()
    })
    const isRight =
      service === away ? status === 503 && text.includes('E5030') && ms < REFUSED_WITHIN_MS : status === 200
    if (!isRight) found.push(`${call}: ${status} after ${Math.round(ms)} ms ${text.slice(0, 80)}`)
  }
  return found
}
