import { createInProcessTransport } from '@hibiki/messaging'
import { chooseCount, isFullProof, proofSeed } from '@hibiki/test-harness/proofs'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { expectNoProblemInAnyCall } from './expect-no-problem-in-any-call.ts'
import type { RequestValues } from './matrix.ts'
import { type InputPlace, listInputPlaces, type OpenApiOperation } from './odd-spellings.ts'
import { allServiceRows } from './rows/index.ts'
import { startServices } from './start-services.ts'

// Every spelling of a value, in any parameter of any call, is understood or rejected, and never causes an error of the service.

let product: Awaited<ReturnType<typeof startServices>>

beforeAll(async () => {
  const log = pino({ level: 'silent' })
  product = await startServices({ transport: createInProcessTransport({ log, held: true }), log })
}, 120_000)
afterAll(() => product?.close())

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
      () =>
        expectNoProblemInAnyCall<OpenApiOperation, InputPlace>(product, rows, {
          listPlaces: listInputPlaces,
          valuesFor: spellingsFor,
          withValue,
          findProblem({ status, text, isExpected }, place, value) {
            const isFailure = status >= 500 && !isExpected
            const isUuidTaken = isUnreadableUuid(place, value) && ![400, 404].includes(status)
            return isFailure || isUuidTaken ? `${status} ${text.slice(0, 120)}` : null
          },
        }),
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
