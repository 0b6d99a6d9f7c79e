import { DAY_MS } from '@hibiki/calendar'
import { isErased, lockMember } from '@hibiki/projections'
import { openServiceDatabase } from '@hibiki/service'
import { type Kysely, sql, type Transaction } from 'kysely'
import { charts } from '../../service.ts'
import type { ChartsTables, TemplateFormat } from '../../tables.ts'
import { insertChartAct } from '../audit/chart-log.sql.ts'
import { type FormatVersion, findCurrentFormat, saveFormat } from '../formats/formats.sql.ts'
import { type Entry, findEntryProblem, type Side } from '../records/record.rules.ts'
import { insertRecord, saveValues, updateRecord } from '../records/records.sql.ts'
import { type DemoChart, type DemoRecord, demoCharts } from './demo-charts.ts'

interface SeedDemoCharts {
  databaseUrl: string
  /** The demo logins; charts refer to them by these ids. */
  accounts: readonly { id: string; userId: string }[]
  now: Date
}

/**
 * Gives the demo's customers charts with a few visits; who has a format, or was deleted, keeps what there is.
 *
 * @returns how many records were made
 */
export async function seedDemoCharts({ databaseUrl, accounts, now }: SeedDemoCharts): Promise<number> {
  const idOf = (login: string): string => {
    const account = accounts.find(({ userId }) => userId === login)
    if (!account) throw new Error(`the demo has no login ${login}`)
    return account.id
  }
  const database = openServiceDatabase(charts, { DATABASE_URL: databaseUrl, DATABASE_CONNECTIONS: 2 })
  try {
    return await insertDemoCharts(database.db, demoCharts(idOf), now)
  } finally {
    await database.close()
  }
}

export async function insertDemoCharts(
  db: Kysely<ChartsTables>,
  wanted: readonly DemoChart[],
  now: Date,
): Promise<number> {
  let made = 0
  for (const chart of wanted)
    made += await db.transaction().execute((trx: Transaction<ChartsTables>) => addChart(trx, chart, now))
  return made
}

async function addChart(trx: Transaction<ChartsTables>, chart: DemoChart, now: Date): Promise<number> {
  const { customerId, staffId } = chart
  await lockMember(trx, customerId)
  if ((await isErased(trx, customerId)) || (await isErased(trx, staffId))) return 0
  if (await findCurrentFormat(trx, customerId)) return 0
  const format = await templateNamed(trx, chart.template)
  const createdAt = visitAt(Math.max(...chart.records.map(({ daysAgo }) => daysAgo)), now)
  await saveFormat(trx, { customerId, format, authorId: staffId, now: createdAt })
  const version = await findCurrentFormat(trx, customerId)
  if (!version) throw new Error('the format that was just saved is not there')
  for (const record of chart.records) await addRecord(trx, { chart, version, record, now })
  return chart.records.length
}

async function templateNamed(trx: Transaction<ChartsTables>, name: string): Promise<TemplateFormat> {
  const { rows } = await sql<{ format: TemplateFormat }>`
    select formats->'ja' as format from templates where agency_code is null and names->>'ja' = ${name}`.execute(
    trx,
  )
  const [row] = rows
  if (!row) throw new Error(`there is no template ${name}`)
  return row.format
}

async function addRecord(
  trx: Transaction<ChartsTables>,
  o: { chart: DemoChart; version: FormatVersion; record: DemoRecord; now: Date },
): Promise<void> {
  const { customerId, staffId } = o.chart
  const at = visitAt(o.record.daysAgo, o.now)
  const recordId = await insertRecord(trx, {
    ...{ customerId, versionId: o.version.versionId, resultId: null, entries: [] },
    ...{ createdBy: staffId, creationKey: null, now: at },
  })
  const sides = { staff: staffId, customer: customerId }
  for (const side of ['staff', 'customer'] as const) {
    const written = o.record[side]
    if (!written) continue
    const entries = entriesOf(o.version, written, side)
    await saveValues(trx, recordId, { entries, by: sides[side], now: at })
    await insertChartAct(trx, {
      ...{ customerId, recordId, actorId: sides[side], at },
      actorRole: side === 'staff' ? 'person-in-charge' : 'customer',
      action: side === 'staff' ? 'create' : 'update',
    })
  }
  const isFilled = o.record.customer !== undefined
  await updateRecord(trx, recordId, {
    ...{ resultId: null, customerFilledAt: isFilled ? at : null, version: isFilled ? 2 : 1, now: at },
  })
}

/** The values by their items; what the rules of records refuse is a mistake of the demo. */
function entriesOf(version: FormatVersion, written: Record<string, string>, side: Side): Entry[] {
  const entries = Object.entries(written).map(([label, value]) => {
    const item = version.items.find((one) => one.label === label)
    if (!item) throw new Error(`the format ${version.title} has no item ${label}`)
    return { itemId: item.id, value }
  })
  const problem = findEntryProblem({ items: version.items, entries, stored: new Map(), side })
  if (problem) throw new Error(`${problem.code} in the demo's ${version.title}`)
  return entries
}

const visitAt = (daysAgo: number, now: Date): Date => new Date(now.getTime() - daysAgo * DAY_MS)
