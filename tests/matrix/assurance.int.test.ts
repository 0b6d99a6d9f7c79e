import { createInProcessTransport } from '@hibiki/messaging'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsOpenToLowAssurance } from './calls-open-to-low-assurance.ts'
import { toRowRequest } from './cells.ts'
import { type Caller, callers, getExpectedStatus, type MatrixRow } from './matrix.ts'
import { readPaths } from './read-paths.ts'
import { allServiceRows } from './rows/index.ts'
import { saveRows } from './save-rows.ts'
import { selectBestRowPerCall } from './select-best-row-per-call.ts'
import { startServices } from './start-services.ts'

// A session of an easy-login link, or of a device that was handed over, makes every call once: it must give the password, unless
// the call is listed in calls-open-to-low-assurance.ts, and for another member's data even then.

let product: Awaited<ReturnType<typeof startServices>>

beforeAll(async () => {
  const log = pino({ level: 'silent' })
  product = await startServices({ transport: createInProcessTransport({ log, held: true }), log })
}, 120_000)
afterAll(() => product?.close())

type Member = Exclude<Caller, 'visitor'>
const members = callers.filter((caller): caller is Member => caller !== 'visitor')
/** Administrators always need the password because of their role, so another caller tests the call's own rule. */
const byWitness: readonly Member[] = [...members.filter((caller) => caller !== 'admin'), 'admin']
/** Callers who are accepted with the password; a call that all of them may not make proves nothing. */
const letIn = (row: MatrixRow<unknown>) =>
  byWitness.filter((caller) => ![401, 403].includes(getExpectedStatus(row, caller)))

describe.each(allServiceRows.map((rows) => [rows.service, rows] as const))(
  'the routes of %s',
  (_name, rows) => {
    it('require the password of a session of low assurance unless they are listed as open', async () => {
      const service = product.started.get(rows)
      if (!service) throw new Error('did not start')
      const paths = await readPaths<{ 'x-access'?: unknown }>(service.url)
      const ofMembers = Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).flatMap(([method, operation]) =>
          operation['x-access'] === 'visitor' ? [] : [`${method.toUpperCase()} ${path}`],
        ),
      )
      const fixtures = await rows.prepare(product.world, service)
      const undo = await saveRows(service.adminUrl, rows.service)
      const needsPassword = async (row: MatrixRow<unknown>, caller: Member) => {
        const { path, init } = toRowRequest(row, fixtures, caller)
        const headers = { ...init.headers, cookie: await product.world.lowCookieOf(caller) }
        const response = await fetch(service.url + path, { ...init, headers, redirect: 'manual' })
        const isAsked = (await response.text()).includes('E4014')
        await undo.undo()
        return isAsked
      }
      const open: string[] = []
      const untried: string[] = []
      const openAboutOthers: string[] = []
      for (const call of ofMembers) {
        const isOwnOnly = callsOpenToLowAssurance[call] === 'ownOnly'
        const possible = rows.rows.filter((row) => row.call === call && letIn(row).length > 0)
        const tried = selectBestRowPerCall(possible)[0] ?? possible[0]
        // The objects of the rows belong to `customer`.
        const caller = tried && (isOwnOnly ? 'customer' : letIn(tried)[0])
        if (!tried || !caller) {
          untried.push(call)
          continue
        }
        if (!(await needsPassword(tried, caller))) open.push(call)
        if (isOwnOnly && !(await needsPassword(tried, 'pic'))) openAboutOthers.push(call)
      }
      await undo.undo()
      await undo.close()
      const listed = ofMembers.filter((call) => call in callsOpenToLowAssurance)
      expect(untried).toEqual([])
      expect(open.sort()).toEqual(listed.sort())
      expect(openAboutOthers).toEqual([])
    }, 180_000)
  },
)
