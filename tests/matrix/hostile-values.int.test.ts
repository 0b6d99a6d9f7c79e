import { hostileValues } from '@hibiki/http/testing'
import { createInProcessTransport } from '@hibiki/messaging'
import { chooseCount, isFullProof } from '@hibiki/test-harness/proofs'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toRowRequest } from './cells.ts'
import { getExpectedStatus } from './matrix.ts'
import { allServiceRows } from './rows/index.ts'
import { saveRows } from './save-rows.ts'
import { findBestCaller, selectBestRowPerCall } from './select-best-row-per-call.ts'
import { startServices } from './start-services.ts'
import { listTextFields, type TextField } from './text-fields.ts'
import { withValue } from './with-value.ts'

// Whatever is sent in any text field of any call is stored safely, or rejected with a text that names the field.

let product: Awaited<ReturnType<typeof startServices>>
const lines: string[] = []

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  product = await startServices({ transport: createInProcessTransport({ log, held: true }), log })
}, 120_000)
afterAll(() => product?.close())

type Paths = Record<string, Record<string, Parameters<typeof listTextFields>[0]>>

describe.each(allServiceRows.map((rows) => [rows.service, rows] as const))(
  'the text fields of %s',
  (_name, rows) => {
    it(
      'store hostile values or reject them, in every call',
      async () => {
        const service = product.started.get(rows)
        if (!service) throw new Error('did not start')
        const { paths } = (await (await fetch(`${service.url}/openapi.json`)).json()) as { paths: Paths }
        const fixtures = await rows.prepare(product.world, service)
        const undo = await saveRows(service.adminUrl, rows.service)
        const problems: string[] = []
        const tried = new Set<string>()
        let fields = 0
        for (const row of selectBestRowPerCall(rows.rows)) {
          const [method = '', path = ''] = row.call.split(' ')
          const operation = paths[path]?.[method.toLowerCase()]
          const caller = findBestCaller(row)
          let cookie = await product.world.cookieOf(caller)
          for (const field of operation ? listTextFields(operation) : []) {
            for (const value of valuesFor(fields++)) {
              const sent = withValue(row.send?.(fixtures, caller) ?? {}, field, value)
              const { path: url, init } = toRowRequest({ ...row, send: () => sent }, fixtures, caller)
              const ask = () => fetch(service.url + url, { ...init, headers: { ...init.headers, cookie } })
              let answer = await ask()
              if (answer.status === 429) {
                // Guesses are counted, so the counters are reset and this value is checked, too.
                await undo.undo()
                cookie = await product.world.cookieOf(caller)
                answer = await ask()
              }
              const isExpected = answer.status === getExpectedStatus(row, caller)
              const problem = problemOf(answer.status, await answer.text(), { field, value, isExpected })
              tried.add(row.call)
              if (problem)
                problems.push(`${row.call} ${field.name} = ${JSON.stringify(value.slice(0, 40))}: ${problem}`)
              if (answer.status < 300 && method !== 'GET') {
                await undo.undo()
                cookie = await product.world.cookieOf(caller)
              }
            }
          }
        }
        await undo.undo()
        await undo.close()
        expect(problems).toEqual([])
        const calls = Object.entries(paths).flatMap(([path, methods]) =>
          Object.entries(methods).flatMap(([method, operation]) =>
            listTextFields(operation).length > 0 ? [`${method.toUpperCase()} ${path}`] : [],
          ),
        )
        expect(calls.length).toBeGreaterThan(0)
        expect(calls.filter((call) => !tried.has(call))).toEqual([])
      },
      chooseCount({ test: 300_000, prove: 1_800_000 }),
    )
  },
)

describe('the log of all services', () => {
  // This test is last, when everything above has been logged.
  it('contains none of the hostile values, and no unexpected error', () => {
    const logged = lines.join('')
    expect(lines.length).toBeGreaterThan(100)
    expect(logged).not.toContain('unexpected error')
    // Our own log lines may contain these words, so they prove nothing.
    for (const value of hostileValues.filter((one) => !['null', 'CON'].includes(one))) {
      expect(logged).not.toContain(JSON.stringify(value).slice(1, -1))
      expect(logged).not.toContain(encodeURIComponent(value.toWellFormed()))
    }
  })
})

/** Returns all values, or one, which is another one for the next field. */
function valuesFor(field: number): readonly string[] {
  if (isFullProof) return hostileValues
  return hostileValues.filter((_, index) => index === field % hostileValues.length)
}

/** Returns what is wrong with a response, if anything. */
function problemOf(
  status: number,
  text: string,
  { field, value, isExpected }: { field: TextField; value: string; isExpected: boolean },
): string | null {
  if (status < 300) return null
  const {
    code,
    message,
    fields = {},
  } = JSON.parse(text) as {
    code: string
    message?: string
    fields?: Record<string, string>
  }
  if (['E4010', 'E4030', 'E4290'].includes(code)) return `never looked at: ${code}`
  if ((status >= 500 && !isExpected) || typeof message !== 'string') return `${status} ${text.slice(0, 100)}`
  const names = Object.keys(fields)
  // A text with NUL is rejected while the request is read, whichever field contains it.
  if (code !== 'E3001' || value.includes('\u0000')) return null
  const isNamed = names.some((name) => name === field.name || name.startsWith(`${field.name}.`))
  return isNamed ? null : `refused without naming the field: ${text.slice(0, 160)}`
}
