import { createInProcessTransport } from '@hibiki/messaging'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toRowRequest } from './cells.ts'
import type { Caller, MatrixRow } from './matrix.ts'
import { allServiceRows } from './rows/index.ts'
import { type RunningGateway, startTestGateway } from './start-gateway.ts'
import { startServices } from './start-services.ts'

// Another site that a logged-in member visits can change nothing. Every state-changing call of the matrix is made with its valid
// body and the member's cookies, as a browser would send it from another site.

let product: Awaited<ReturnType<typeof startServices>>
let gateway: RunningGateway

beforeAll(async () => {
  const log = pino({ level: 'silent' })
  product = await startServices({ transport: createInProcessTransport({ log, held: true }), log })
  gateway = await startTestGateway(product.started)
}, 120_000)
afterAll(async () => {
  await gateway?.close()
  await product?.close()
})

/** Other servers make these calls, authenticated by a signature, which a browser's request lacks. */
const signedCalls = new Set(['POST /v3/payment/webhook', 'POST /v2/support/mail-reply'])
/** Mail programs call this; it responds alike to any key, so that only the unchanged state shows that a key was rejected. */
const keyedCall = 'POST /v3/advertise/one-click'

const foreign: Record<string, Record<string, string>> = {
  'of another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'of a sandboxed frame': { origin: 'null', 'sec-fetch-site': 'cross-site' },
  'of another port of this machine': { origin: 'http://localhost:9', 'sec-fetch-site': 'same-site' },
  'of an address that begins like ours': { origin: 'http://127.0.0.1.evil.example' },
  'without an origin': { 'sec-fetch-site': 'cross-site' },
}
const ways = Object.entries(foreign)
const callers: Caller[] = ['customer', 'admin']
const changesState = ({ call }: MatrixRow<unknown>) =>
  !/^(GET|HEAD|OPTIONS) /.test(call) || call === 'GET /auth/logout'

describe.each(allServiceRows.map((rows) => [rows.service, rows] as const))(
  'the state-changing routes of %s',
  (_name, rows) => {
    it('reject every call from another site, and change nothing', async () => {
      const service = product.started.get(rows)
      if (!service) throw new Error('did not start')
      const fixtures = await rows.prepare(product.world, service)
      const cookies = new Map<Caller, string>()
      for (const caller of callers) cookies.set(caller, await product.world.cookieOf(caller))
      const before = await stateOf(service.adminUrl, rows.service)
      const accepted: string[] = []
      for (const row of rows.rows.filter(changesState)) {
        for (const caller of callers) {
          const { path, init } = toRowRequest(row, fixtures, caller)
          for (const [how, headers] of ways) {
            const sent = { ...init.headers, ...headers, cookie: cookies.get(caller) ?? '' }
            const response = await fetch(`${gateway.url}/api${path}`, { ...init, headers: sent })
            const text = await response.text()
            const isRefused = signedCalls.has(row.call) ? response.status >= 400 : text.includes('E4031')
            if (!isRefused && row.call !== keyedCall) accepted.push(`${row.call} ${how}: ${response.status}`)
          }
        }
      }
      expect(accepted).toEqual([])
      expect(await stateOf(service.adminUrl, rows.service)).toEqual(before)
    }, 120_000)
  },
)

/**
 * Returns rows and their checksum per table. Of mails and events it counts only the rows, because jobs change them, and a job adds
 * landscapes at any time.
 */
async function stateOf(adminUrl: string, schema: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = $1 and table_type = 'BASE TABLE'
         and not (select relispartition from pg_class where oid = format('%I.%I', table_schema, table_name)::regclass)
       order by 1`,
      [schema],
    )
    const state: Record<string, unknown> = {}
    for (const { name } of tables.rows.filter((table) => table.name !== 'landscapes')) {
      const { rows } = await client.query(
        `select count(*)::int as rows, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum
         from ${schema}.${name} t`,
      )
      state[name] = ['mails', 'outbox'].includes(name) ? rows[0]?.rows : rows[0]
    }
    return state
  } finally {
    await client.end()
  }
}
