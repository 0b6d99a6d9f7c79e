import { createInProcessTransport } from '@hibiki/messaging'
import { countCharacters } from '@hibiki/text'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toRowRequest } from './cells.ts'
import { getExpectedStatus } from './matrix.ts'
import { readPaths } from './read-paths.ts'
import { allServiceRows } from './rows/index.ts'
import { saveRows } from './save-rows.ts'
import { findBestCaller, selectBestRowPerCall } from './select-best-row-per-call.ts'
import { startServices } from './start-services.ts'
import { listTextFields, type TextField } from './text-fields.ts'
import { withValue } from './with-value.ts'

// In every text field of every call the length is counted as people see it, invisible text counts as empty, names have one line,
// and every character is stored as it was typed.

let product: Awaited<ReturnType<typeof startServices>>

beforeAll(async () => {
  const log = pino({ level: 'silent' })
  product = await startServices({ transport: createInProcessTransport({ log, held: true }), log })
}, 240_000)
afterAll(() => product?.close())

/** Each is one character of several code points or code units. */
const CHARACTERS = ['𠮷', '葛\u{E0101}', 'か\u3099', '👨‍👩‍👧', '\uFA19', '👍🏽']
const BLANKS = [
  '\u200B',
  '\u2060',
  '\u3164',
  '\u00AD',
  '\uFEFF',
  '\u115F\u1160',
  '\u2800',
  '\uFFA0',
  '\uFE0F',
  '\u3000',
]
const CONTROLS = ['店\u0007', '店\n舗', '\u001B[31m店', '店\u0085', '店\u202E舗', '店\u2028舗']
/** Kanji that Unicode's normal forms replace, and letters that they compose. */
const AS_TYPED = '\uFA19\uFA46葛\u{E0101}か\u3099'

/** Fields whose rule is not in their schema, which only rejects absurd input. */
const LIMITS: Readonly<Record<string, number>> = { displayName: 50, agencyName: 100 }
const limitOf = ({ name, rules }: TextField): number | undefined =>
  name in LIMITS ? LIMITS[name] : rules.maxLength

/** Fields of free text; those with a format of their own (ids, codes, addresses) reject nearly everything. */
const isFree = ({ rules }: TextField): boolean =>
  rules.pattern === undefined &&
  (rules.format === undefined || /^(visible-text|visible-line|line)$/.test(rules.format))

const isTried = (call: string, field: TextField): boolean =>
  field.in === 'body' && isFree(field) && !UNREAD.has(`${call} ${field.name}`)

interface Trial {
  what: 'longest' | 'too long' | 'blank' | 'control' | 'as typed'
  value: string
}

/** Returns the texts with which a field is tried; the number of the field selects one of several. */
function trialsFor(field: TextField, number: number): Trial[] {
  const pick = (values: readonly string[]) => values[number % values.length] ?? ''
  const limit = limitOf(field)
  const { format } = field.rules
  const character = pick(CHARACTERS)
  return [
    ...(limit === undefined
      ? []
      : [
          { what: 'longest' as const, value: character.repeat(limit) },
          { what: 'too long' as const, value: character.repeat(limit + 1) },
        ]),
    ...(format?.startsWith('visible-') ? [{ what: 'blank' as const, value: pick(BLANKS) }] : []),
    ...(format?.endsWith('line') ? [{ what: 'control' as const, value: pick(CONTROLS) }] : []),
    ...(limit === undefined || limit > countCharacters(AS_TYPED)
      ? [{ what: 'as typed' as const, value: AS_TYPED }]
      : []),
  ]
}

interface Answer {
  status: number
  text: string
}

/** Forms have this field, but the service does not read it. */
const UNREAD = new Set(['POST /account/register-agency-admin agencyName'])

/** Returns what a response says of this field; null when it says nothing. */
function refusalOf({ status, text }: Answer, field: TextField): string | null {
  if (status !== 400) return null
  const { fields = {} } = JSON.parse(text) as { fields?: Record<string, string> }
  const names = Object.keys(fields)
  const name = names.find((one) => one === field.name || one.startsWith(`${field.name}.`))
  return name === undefined ? null : (fields[name] ?? '')
}

function problemOf(answer: Answer, field: TextField, { what }: Trial): string | null {
  if (answer.status >= 500 && answer.status !== 503) return `${answer.status} ${answer.text.slice(0, 120)}`
  const refusal = refusalOf(answer, field)
  // Ids, days and the like are rejected for their format, but never for their length.
  if (what === 'longest') return refusal?.includes('文字以内') ? `refused: ${refusal}` : null
  if (what === 'as typed' || refusal !== null) return null
  return `not refused: ${answer.status} ${answer.text.slice(0, 160)}`
}

/** Tables of a service that contain the text in a normal form, and not as it was typed. */
async function findReplaced(adminUrl: string, schema: string, text: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = $1 and table_type = 'BASE TABLE'
        and table_name not like 'kysely%'`,
      [schema],
    )
    const replaced: string[] = []
    for (const { name } of rows) {
      const { rows: found } = await client.query(
        `select from ${schema}.${name} t where strpos(t::text, $1) = 0 and
          (strpos(t::text, $2) > 0 or strpos(t::text, $3) > 0) limit 1`,
        [text, text.normalize('NFC'), text.normalize('NFKC')],
      )
      if (found.length > 0) replaced.push(name)
    }
    return replaced
  } finally {
    await client.end()
  }
}

describe.each(allServiceRows.map((rows) => [rows.service, rows] as const))(
  'the text fields of %s',
  (_name, rows) => {
    it('count, check and store texts as people see them, in every call', async () => {
      const service = product.started.get(rows)
      if (!service) throw new Error('did not start')
      const paths = await readPaths<Parameters<typeof listTextFields>[0]>(service.url)
      const fixtures = await rows.prepare(product.world, service)
      const undo = await saveRows(service.adminUrl, rows.service)
      const problems: string[] = []
      const tried = new Set<string>()
      let number = 0
      for (const row of selectBestRowPerCall(rows.rows)) {
        const [method = '', path = ''] = row.call.split(' ')
        const operation = paths[path]?.[method.toLowerCase()]
        const caller = findBestCaller(row)
        const fields = operation ? listTextFields(operation) : []
        for (const field of fields.filter((one) => isTried(row.call, one))) {
          number++
          for (const trial of trialsFor(field, number)) {
            const cookie = await product.world.cookieOf(caller)
            const sent = withValue(row.send?.(fixtures, caller) ?? {}, field, trial.value)
            const { path: url, init } = toRowRequest({ ...row, send: () => sent }, fixtures, caller)
            const response = await fetch(service.url + url, { ...init, headers: { ...init.headers, cookie } })
            const answer = { status: response.status, text: await response.text() }
            const say = (problem: string) =>
              problems.push(`${row.call} ${field.name}, ${trial.what}: ${problem}`)
            if (answer.status === 429) {
              await undo.undo()
              continue
            }
            const isOrdinary = answer.status === getExpectedStatus(row, caller) && answer.status >= 400
            const problem = isOrdinary ? null : problemOf(answer, field, trial)
            if (problem) say(problem)
            tried.add(`${row.call} ${field.name}`)
            if (answer.status < 300) {
              if (trial.what === 'as typed')
                for (const table of await findReplaced(service.adminUrl, rows.service, trial.value))
                  say(`stored in another form in ${table}`)
              await undo.undo()
            }
          }
        }
      }
      await undo.undo()
      await undo.close()
      expect(problems).toEqual([])
      expect(number === 0 || tried.size > 0).toBe(true)
    }, 300_000)
  },
)
