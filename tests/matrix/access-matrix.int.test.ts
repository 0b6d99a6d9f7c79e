import { existsSync, readdirSync } from 'node:fs'
import { createInProcessTransport } from '@hibiki/messaging'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAllCells, formatRowName } from './cells.ts'
import { type Caller, callers, type MatrixWorld } from './matrix.ts'
import { readPaths } from './read-paths.ts'
import { allServiceRows } from './rows/index.ts'
import { saveRows } from './save-rows.ts'
import { startServices } from './start-services.ts'

// Nobody reads or changes what is not theirs. Every call of every service has an expected status for each of eight callers in
// rows/<service>.ts. A new route fails here until it has a row, and a row fails when its route is gone.

const servicesFolder = new URL('../../services/', import.meta.url)
let product: Awaited<ReturnType<typeof startServices>>

beforeAll(async () => {
  // No event is delivered, because what a cell does must stay in the database that is restored after it.
  const log = pino({ level: 'silent' })
  product = await startServices({ transport: createInProcessTransport({ log, held: true }), log })
}, 120_000)
afterAll(() => product?.close())

/** Uses one session for all cells of a caller, which services other than identity never change. */
function withSharedSessions(world: MatrixWorld): MatrixWorld {
  const cookies = new Map<Caller, string>()
  return {
    ...world,
    async cookieOf(caller) {
      const cookie = cookies.get(caller) ?? (await world.cookieOf(caller))
      cookies.set(caller, cookie)
      return cookie
    },
  }
}

it('has rows for every service with an API', () => {
  const withApi = readdirSync(servicesFolder).filter((name) =>
    existsSync(new URL(`${name}/openapi.json`, servicesFolder)),
  )
  expect(allServiceRows.map(({ service }) => service).sort()).toEqual(withApi.sort())
})

describe.each(allServiceRows.map((rows) => [rows.service, rows] as const))(
  'the access matrix of %s',
  (_name, rows) => {
    it('has a row for every route, and a route for every row', async () => {
      const paths = await readPaths<unknown>(product.started.get(rows)?.url ?? '')
      const routes = Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      )
      const calls = new Set<string>(rows.rows.map(({ call }) => call))
      expect({
        routesWithoutRow: routes.filter((route) => !calls.has(route)),
        rowsWithoutRoute: [...calls].filter((call) => !routes.includes(call)),
        twice: rows.rows.map(formatRowName).filter((name, index, all) => all.indexOf(name) !== index),
      }).toEqual({ routesWithoutRow: [], rowsWithoutRoute: [], twice: [] })
    })

    it('gets the expected status for every cell', async () => {
      const service = product.started.get(rows)
      if (!service) throw new Error('did not start')
      const world = rows.service === 'identity' ? product.world : withSharedSessions(product.world)
      const fixtures = await rows.prepare(world, service)
      const undo = await saveRows(service.adminUrl, rows.service)
      const { cells, differences } = await callAllCells({ world, service, fixtures, undo }, rows.rows)
      await undo.close()
      const lines = differences.map(
        ({ call, caller, expected, got }) => `${call} as ${caller}: expected ${expected}, got ${got}`,
      )
      expect(lines).toEqual([])
      expect(cells).toBe(rows.rows.length * callers.length)
    }, 180_000)
  },
)
