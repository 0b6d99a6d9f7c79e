import { DAY_MS } from '@hibiki/calendar'
import { isMemberErased, lockMember } from '@hibiki/projections'
import { openServiceDatabase } from '@hibiki/service'
import type { Transaction } from 'kysely'
import { charts as service } from '../../service.ts'
import type { ChartsTables } from '../../tables.ts'
import { insertChartLogEntry } from '../audit/chart-log.sql.ts'
import { type FormatVersion, findCurrentFormat, saveFormatVersion } from '../formats/formats.sql.ts'
import { findBuiltInTemplateFormat } from '../formats/templates.sql.ts'
import { type ChartSide, findRecordEntryProblem, type RecordEntry } from './record.rules.ts'
import { insertRecord, updateRecord, upsertRecordValues } from './records.sql.ts'

/** A visit: what the staff wrote, and what the customer did, by the labels of the format. */
export interface SeedVisit {
  daysAgo: number
  staff: Record<string, string>
  /** When it is left out, the customer has not filled in the own part yet. */
  customer?: Record<string, string>
}

export interface SeedChart {
  customerId: string
  staffId: string
  /** The Japanese name of one of the product's templates. */
  template: string
  records: readonly SeedVisit[]
}

/**
 * Creates charts with visits of the past for customers who have no format yet and were not deleted.
 * @param options.databaseUrl charts' own database, already migrated
 * @returns how many records were created
 */
export async function seedCharts(options: {
  databaseUrl: string
  charts: readonly SeedChart[]
  now: Date
}): Promise<number> {
  const database = openServiceDatabase(service, {
    DATABASE_URL: options.databaseUrl,
    DATABASE_CONNECTIONS: 2,
  })
  try {
    let made = 0
    for (const chart of options.charts)
      made += await database.db
        .transaction()
        .execute((trx: Transaction<ChartsTables>) => addChart(trx, chart, options.now))
    return made
  } finally {
    await database.close()
  }
}

async function addChart(trx: Transaction<ChartsTables>, chart: SeedChart, now: Date): Promise<number> {
  const { customerId, staffId } = chart
  await lockMember(trx, customerId)
  if ((await isMemberErased(trx, customerId)) || (await isMemberErased(trx, staffId))) return 0
  if (await findCurrentFormat(trx, customerId)) return 0
  const format = await findBuiltInTemplateFormat(trx, chart.template)
  if (!format) throw new Error(`there is no template ${chart.template}`)
  const createdAt = visitAt(Math.max(...chart.records.map(({ daysAgo }) => daysAgo)), now)
  await saveFormatVersion(trx, { customerId, format, authorId: staffId, now: createdAt })
  const version = await findCurrentFormat(trx, customerId)
  if (!version) throw new Error('the format that was just saved is not there')
  for (const record of chart.records) await addRecord(trx, { chart, version, record, now })
  return chart.records.length
}

async function addRecord(
  trx: Transaction<ChartsTables>,
  { chart, record, now, version }: { chart: SeedChart; version: FormatVersion; record: SeedVisit; now: Date },
): Promise<void> {
  const { customerId, staffId } = chart
  const at = visitAt(record.daysAgo, now)
  const recordId = await insertRecord(trx, {
    customerId,
    versionId: version.versionId,
    resultId: null,
    entries: [],
    createdBy: staffId,
    creationKey: null,
    now: at,
  })
  const sides = { staff: staffId, customer: customerId }
  for (const side of ['staff', 'customer'] as const) {
    const written = record[side]
    if (!written) continue
    const entries = entriesOf(version, written, side)
    await upsertRecordValues(trx, recordId, { entries, by: sides[side], now: at })
    await insertChartLogEntry(trx, {
      customerId,
      recordId,
      actorId: sides[side],
      at,
      actorRole: side === 'staff' ? 'person-in-charge' : 'customer',
      action: side === 'staff' ? 'create' : 'update',
    })
  }
  const isFilled = record.customer !== undefined
  await updateRecord(trx, recordId, {
    resultId: null,
    customerFilledAt: isFilled ? at : null,
    version: isFilled ? 2 : 1,
    now: at,
  })
}

/** Returns the values by their items; a value that the rules of records reject is a mistake of the caller. */
function entriesOf(version: FormatVersion, written: Record<string, string>, side: ChartSide): RecordEntry[] {
  const entries = Object.entries(written).map(([label, value]) => {
    const item = version.items.find((one) => one.label === label)
    if (!item) throw new Error(`the format ${version.title} has no item ${label}`)
    return { itemId: item.id, value }
  })
  const problem = findRecordEntryProblem({ items: version.items, entries, stored: new Map(), side })
  if (problem) throw new Error(`${problem.code} in the format ${version.title}`)
  return entries
}

const visitAt = (daysAgo: number, now: Date): Date => new Date(now.getTime() - daysAgo * DAY_MS)
