import { addDays, getJstDay } from '@hibiki/calendar'
import pg from 'pg'
import { Client } from 'undici'
import type { BenchSystem } from '../bench-system.ts'
import { median } from '../measure-statistics.ts'
import type { Measurement } from '../measurement-table.ts'
import { logIn } from '../member-calls.ts'
import { createCalendars, fillChartPlays, fillCustomers, RARE_CUSTOMER } from './fill-charts.ts'
import { measureChartSaveRate } from './measure-chart-save-rate.ts'

const FEW_PLAYS = 10_000
const MANY_PLAYS = 10_000_000
const FEW_CUSTOMERS = 1000
const MANY_CUSTOMERS = 100_000
const WARM_UP = 30
const ROUNDS = 120
const RANGE_DAYS = 62

/** The search texts: none, a frequent name, the first letters of names and of readings, a rare name, and a part of rare mail addresses. */
const CONDITIONS = [
  '',
  '鈴木',
  RARE_CUSTOMER.name.slice(0, 1),
  'す',
  'ず',
  RARE_CUSTOMER.name,
  RARE_CUSTOMER.mail,
]

type Times = Record<string, number>

/** Compares calendars and the search of customers with much and with little stored, and measures records saved meanwhile. */
export async function compareCharts(system: BenchSystem): Promise<Measurement[]> {
  const cookie = await logIn(system.gatewayUrl, 'pic')
  const database = new pg.Client({ connectionString: system.postgresUrl })
  await database.connect()
  try {
    await database.query('set search_path = charts, public')
    const userIds = await createCalendars(database)
    const body = calendarBody(userIds)
    const measureCalendar = async (plays: number): Promise<Times> => {
      const startedAt = performance.now()
      await fillChartPlays(database, plays)
      printLine(`${plays} plays: filled in ${Math.round((performance.now() - startedAt) / 1000)} s`)
      return measureTimes(system, cookie, {
        calendar: { method: 'POST', path: '/api/calendar/esthe-between', body },
      })
    }
    const measureSearch = async (customers: number): Promise<Times> => {
      await fillCustomers(database, customers)
      const paths = CONDITIONS.map((condition) => [
        condition,
        { method: 'GET', path: `/api/pic/calte/customers?${new URLSearchParams({ condition })}` } as const,
      ])
      return measureTimes(system, cookie, Object.fromEntries(paths))
    }
    const search = await aroundMany(measureSearch, FEW_CUSTOMERS, MANY_CUSTOMERS)
    const calendar = await aroundMany(measureCalendar, FEW_PLAYS, MANY_PLAYS)
    const saved = await measureChartSaveRate(system, { cookie, database, userIds, calendarBody: body })
    return [
      ratio('calendar of 20 customers × 62 days: 10 million plays / 10 thousand', calendar('calendar')),
      ...CONDITIONS.map((condition) =>
        ratio(`customer search "${condition}": among 100,000 / 1,000`, search(condition)),
      ),
      saved,
    ]
  } finally {
    await database.end()
  }
}

/** Measures with little stored, much, and little again. */
async function aroundMany(measure: (count: number) => Promise<Times>, few: number, many: number) {
  const before = await measure(few)
  const full = await measure(many)
  const after = await measure(few)
  // The rest of the run finds much stored.
  await measure(many)
  return (name: string) => ({
    value: full[name] ?? Number.NaN,
    reference: median([before[name] ?? Number.NaN, after[name] ?? Number.NaN]),
  })
}

const ratio = (name: string, options: { value: number; reference: number }): Measurement => ({
  name,
  unit: 'ms',
  target: 2,
  better: 'lower ratio',
  ...options,
})

function calendarBody(userIds: readonly string[]): string {
  const until = addDays(getJstDay(Date.now()), 1)
  return JSON.stringify({ userIds, since: addDays(until, -RANGE_DAYS), until })
}

interface Call {
  method: 'GET' | 'POST'
  path: string
  body?: string
}

/** Medians of calls in turn, one at a time. */
async function measureTimes(
  system: BenchSystem,
  cookie: string,
  calls: Record<string, Call>,
): Promise<Times> {
  const gateway = new Client(system.gatewayUrl)
  const headers = { cookie, origin: system.gatewayUrl, 'content-type': 'application/json' }
  const times = Object.fromEntries(Object.keys(calls).map((name) => [name, [] as number[]]))
  try {
    for (let round = 0; round < WARM_UP + ROUNDS; round++)
      for (const [name, call] of Object.entries(calls)) {
        const startedAt = performance.now()
        const { statusCode, body } = await gateway.request({ ...call, headers })
        const text = await body.text()
        if (statusCode !== 200) throw new Error(`${call.path} answered ${statusCode}: ${text}`)
        if (round >= WARM_UP) times[name]?.push(performance.now() - startedAt)
      }
  } finally {
    await gateway.close()
  }
  return Object.fromEntries(Object.entries(times).map(([name, values]) => [name, median(values)]))
}

const printLine = (text: string) => process.stdout.write(`  ${text}\n`)
