import { hostileValues } from '@hibiki/http/testing'
import { createInProcessTransport } from '@hibiki/messaging'
import { chooseCount, isFullProof } from '@hibiki/test-harness/proofs'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNoProblemInAnyCall, type TriedResponse } from './expect-no-problem-in-any-call.ts'
import { allServiceRows } from './rows/index.ts'
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

describe.each(allServiceRows.map((rows) => [rows.service, rows] as const))(
  'the text fields of %s',
  (_name, rows) => {
    it(
      'store hostile values or reject them, in every call',
      () =>
        expectNoProblemInAnyCall<Parameters<typeof listTextFields>[0], TextField>(product, rows, {
          listPlaces: listTextFields,
          valuesFor: (_field, count) => valuesFor(count),
          withValue: (sent, field, value) => withValue(sent, field, String(value)),
          findProblem: (response, field, value) => findProblem(response, field, String(value)),
        }),
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
function findProblem(
  { status, text, isExpected }: TriedResponse,
  field: TextField,
  value: string,
): string | null {
  if (status < 400) return null
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
