import { createInProcessTransport } from '@hibiki/messaging'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatRowName, toRowRequest } from './cells.ts'
import { callers, getExpectedStatus, type MatrixRow } from './matrix.ts'
import { readPaths } from './read-paths.ts'
import { allServiceRows } from './rows/index.ts'
import { saveRows } from './save-rows.ts'
import { startServices } from './start-services.ts'

// A session that must create a passkey first makes every call as every kind of member. It may do what is listed here, and is a
// visitor for public calls.

/** What the page needs that creates the passkey. */
const callsOpenToEnrolment = [
  'GET /auth/me',
  'POST /account/passkeys/add',
  'POST /account/passkeys/begin',
  'POST /auth/me',
]
/** Public calls whose effect is about the session of the cookies itself. */
const callsAboutCookies = ['GET /auth/logout', 'POST /auth/logout', 'POST /auth/refresh']

let product: Awaited<ReturnType<typeof startServices>>

beforeAll(async () => {
  const log = pino({ level: 'silent' })
  product = await startServices({ transport: createInProcessTransport({ log, held: true }), log })
}, 120_000)
afterAll(() => product?.close())

describe.each(allServiceRows.map((rows) => [rows.service, rows] as const))(
  'a session that must create a passkey, at the routes of %s,',
  (_name, rows) => {
    it('is told so by every call of a member, and is a visitor for the others', async () => {
      const service = product.started.get(rows)
      if (!service) throw new Error('did not start')
      const paths = await readPaths<{ 'x-access'?: unknown }>(service.url)
      const isPublic = (call: string) => {
        const [method = '', path = ''] = call.split(' ')
        return paths[path]?.[method.toLowerCase()]?.['x-access'] === 'visitor'
      }
      const fixtures = await rows.prepare(product.world, service)
      const undo = await saveRows(service.adminUrl, rows.service)
      const open = new Set<string>()
      const unlikeVisitors: string[] = []
      async function send(row: MatrixRow<unknown>, caller: (typeof callers)[number], cookie: string) {
        const { path, init } = toRowRequest(row, fixtures, caller)
        const headers = { ...init.headers, cookie }
        const response = await fetch(service?.url + path, { ...init, headers, redirect: 'manual' })
        return { status: response.status, text: await response.text() }
      }
      for (const caller of callers) {
        if (caller === 'visitor') continue
        let cookie = await product.world.enrolmentCookieOf(caller)
        for (const row of rows.rows) {
          if (callsAboutCookies.includes(row.call)) continue
          if (!isPublic(row.call)) {
            const { status, text } = await send(row, caller, cookie)
            if (status === 422 && text.includes('E4014')) continue
            open.add(row.call)
          } else {
            const { status, text } = await send(row, 'visitor', cookie)
            const expected = getExpectedStatus(row, 'visitor')
            if (status !== expected)
              unlikeVisitors.push(`${formatRowName(row)} as ${caller}: ${status} ${text.slice(0, 80)}`)
          }
          // In identity that undoes the session, too.
          await undo.undo()
          cookie = await product.world.enrolmentCookieOf(caller)
        }
      }
      await undo.undo()
      await undo.close()
      const listed = rows.rows.map(({ call }) => call).filter((call) => callsOpenToEnrolment.includes(call))
      expect([...open].sort()).toEqual([...new Set<string>(listed)].sort())
      expect(unlikeVisitors).toEqual([])
    }, 300_000)
  },
)
