import { hostileValues } from '@hibiki/http/testing'
import { createInProcessTransport } from '@hibiki/messaging'
import { isFullProof, times } from '@hibiki/test-harness/proofs'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestOf } from './cells.ts'
import { firstRows, whoMay } from './furthest-rows.ts'
import { statusFor } from './matrix.ts'
import { services } from './rows/index.ts'
import { startServices } from './start-services.ts'
import { type TextField, textFields } from './text-fields.ts'
import { saveRows } from './undo.ts'
import { withValue } from './with-value.ts'

// Whatever somebody types into whichever text field of any call: it is stored safely, or refused in words that name the field.

let product: Awaited<ReturnType<typeof startServices>>
const lines: string[] = []

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  product = await startServices({ transport: createInProcessTransport({ log, held: true }), log })
}, 120_000)
afterAll(() => product?.close())

type Paths = Record<string, Record<string, Parameters<typeof textFields>[0]>>

describe.each(services.map((rows) => [rows.service, rows] as const))('%s', (_name, rows) => {
  it(
    'takes hostile values in every text field of every call',
    async () => {
      const service = product.started.get(rows)
      if (!service) throw new Error('did not start')
      const { paths } = (await (await fetch(`${service.url}/openapi.json`)).json()) as { paths: Paths }
      const fixtures = await rows.prepare(product.world, service)
      const undo = await saveRows(service.adminUrl, rows.service)
      const problems: string[] = []
      const tried = new Set<string>()
      let fields = 0
      for (const row of firstRows(rows.rows)) {
        const [method = '', path = ''] = row.call.split(' ')
        const operation = paths[path]?.[method.toLowerCase()]
        const caller = whoMay(row)
        let cookie = await product.world.cookieOf(caller)
        for (const field of operation ? textFields(operation) : []) {
          for (const value of valuesFor(fields++)) {
            const sent = withValue(row.send?.(fixtures, caller) ?? {}, field, value)
            const { path: url, init } = requestOf({ ...row, send: () => sent }, fixtures, caller)
            const ask = () => fetch(service.url + url, { ...init, headers: { ...init.headers, cookie } })
            let answer = await ask()
            if (answer.status === 429) {
              // Guesses are counted: forgotten, so that this value is looked at as well.
              await undo.undo()
              cookie = await product.world.cookieOf(caller)
              answer = await ask()
            }
            const isExpected = answer.status === statusFor(row, caller)
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
          textFields(operation).length > 0 ? [`${method.toUpperCase()} ${path}`] : [],
        ),
      )
      expect(calls.length).toBeGreaterThan(0)
      expect(calls.filter((call) => !tried.has(call))).toEqual([])
    },
    times({ test: 300_000, prove: 1_800_000 }),
  )
})

describe('the log', () => {
  // Last, when everything above has been logged.
  it('holds none of them, and no surprise', () => {
    const logged = lines.join('')
    expect(lines.length).toBeGreaterThan(100)
    expect(logged).not.toContain('unexpected error')
    // Words that our own log lines may contain as well say nothing.
    for (const value of hostileValues.filter((one) => !['null', 'CON'].includes(one))) {
      expect(logged).not.toContain(JSON.stringify(value).slice(1, -1))
      expect(logged).not.toContain(encodeURIComponent(value.toWellFormed()))
    }
  })
})

/** All of them, or one that is another for the next field. */
function valuesFor(field: number): readonly string[] {
  if (isFullProof) return hostileValues
  return hostileValues.filter((_, index) => index === field % hostileValues.length)
}

/** What is wrong with an answer, if anything. */
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
  // A text with NUL is refused while the request is read, wherever in it it stands.
  if (code !== 'E3001' || value.includes('\u0000')) return null
  const isNamed = names.some((name) => name === field.name || name.startsWith(`${field.name}.`))
  return isNamed ? null : `refused without naming the field: ${text.slice(0, 160)}`
}
