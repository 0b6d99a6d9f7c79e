import { createInProcessTransport } from '@hibiki/messaging'
import { chooseCount, isFullProof, proofSeed } from '@hibiki/test-harness/proofs'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toRowRequest } from './cells.ts'
import { getExpectedStatus, type RequestValues } from './matrix.ts'
import { type InputPlace, listInputPlaces, type OpenApiOperation } from './odd-spellings.ts'
import { allServiceRows } from './rows/index.ts'
import { saveRows } from './save-rows.ts'
import { findBestCaller, selectBestRowPerCall } from './select-best-row-per-call.ts'
import { startServices } from './start-services.ts'

// Every spelling of a value, in any parameter of any call, is understood or rejected, and never causes an error of the service.

let product: Awaited<ReturnType<typeof startServices>>

beforeAll(async () => {
  const log = pino({ level: 'silent' })
  product = await startServices({ transport: createInProcessTransport({ log, held: true }), log })
}, 120_000)
afterAll(() => product?.close())

type Paths = Record<string, Record<string, OpenApiOperation>>

/** The number of spellings that are tried per place; UUIDs in paths are always tried in every spelling, because rejecting them is cheap. */
function spellingsFor(place: InputPlace, count: number): readonly unknown[] {
  if (isFullProof || (place.isUuid && place.in !== 'body')) return place.spellings
  const first = (proofSeed + count) % Math.max(1, place.spellings.length)
  return [...place.spellings.slice(first), ...place.spellings.slice(0, first)].slice(0, 3)
}

describe.each(allServiceRows.map((rows) => [rows.service, rows] as const))(
  'the parameters of %s',
  (_name, rows) => {
    it(
      'respond to no odd spelling with 5xx, and to an odd spelling of a UUID with 400 or 404',
      async () => {
        const service = product.started.get(rows)
        if (!service) throw new Error('did not start')
        const { paths } = (await (await fetch(`${service.url}/openapi.json`)).json()) as { paths: Paths }
        const fixtures = await rows.prepare(product.world, service)
        const undo = await saveRows(service.adminUrl, rows.service)
        const problems: string[] = []
        const tried = new Set<string>()
        let count = 0
        for (const row of selectBestRowPerCall(rows.rows)) {
          const [method = '', path = ''] = row.call.split(' ')
          const operation = paths[path]?.[method.toLowerCase()]
          const caller = findBestCaller(row)
          let cookie = await product.world.cookieOf(caller)
          for (const place of operation ? listInputPlaces(operation) : [])
            for (const value of spellingsFor(place, count++)) {
              const sent = withValue(row.send?.(fixtures, caller) ?? {}, place, value)
              const { path: url, init } = toRowRequest({ ...row, send: () => sent }, fixtures, caller)
              const { headers } = init
              const ask = () =>
                fetch(service.url + url, { ...init, redirect: 'manual', headers: { ...headers, cookie } })
              let response = await ask()
              if (response.status === 429) {
                // Guesses are counted, so the counters are reset and this value is checked, too.
                await undo.undo()
                cookie = await product.world.cookieOf(caller)
                response = await ask()
              }
              tried.add(row.call)
              const { status } = response
              const text = (await response.text()).slice(0, 120)
              const isFailure = status >= 500 && status !== getExpectedStatus(row, caller)
              const isUuidTaken = isUnreadableUuid(place, value) && ![400, 404].includes(status)
              if (isFailure || isUuidTaken)
                problems.push(`${row.call} ${place.name} = ${JSON.stringify(value)}: ${status} ${text}`)
              if (status < 300 && method !== 'GET') {
                await undo.undo()
                cookie = await product.world.cookieOf(caller)
              }
            }
        }
        await undo.undo()
        await undo.close()
        expect(problems).toEqual([])
        const calls = Object.entries(paths).flatMap(([path, methods]) =>
          Object.entries(methods).flatMap(([method, operation]) =>
            listInputPlaces(operation).length > 0 ? [`${method.toUpperCase()} ${path}`] : [],
          ),
        )
        expect(calls.length).toBeGreaterThan(0)
        expect(calls.filter((call) => !tried.has(call))).toEqual([])
      },
      chooseCount({ test: 300_000, prove: 1_800_000 }),
    )
  },
)

/** Returns whether a path has a UUID in an invalid spelling. */
const isUnreadableUuid = (place: InputPlace, value: unknown): boolean =>
  place.isUuid && place.in !== 'body' && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(String(value))

function withValue(sent: RequestValues, place: InputPlace, value: unknown): RequestValues {
  if (place.in === 'path') return { ...sent, params: { ...sent.params, [place.name]: String(value) } }
  if (place.in === 'query') return { ...sent, query: { ...sent.query, [place.name]: String(value) } }
  return { ...sent, body: replaced(sent.body, place.name.split('.'), value) as object }
}

/** Returns a copy of `before` with the value at a path, which is created where it is missing; only own properties, `__proto__` included. */
function replaced(before: unknown, [name = '', ...rest]: string[], value: unknown): unknown {
  const inner = (before as Record<string, unknown> | undefined)?.[name]
  const after = rest.length > 0 ? replaced(inner, rest, value) : value
  if (name === '0') return [after, ...(Array.isArray(before) ? before.slice(1) : [])]
  const entries = Object.entries((before ?? {}) as object).filter(([key]) => key !== name)
  // Object.fromEntries defines properties, so that `__proto__` becomes one.
  return Object.fromEntries([...entries, [name, after]])
}
