import type { Language } from '@hibiki/http'
import { stringify } from 'csv-stringify/sync'
import { getFixedT } from '../../texts.ts'
import type { PlayReportRow } from './play-report.ts'

const columns = [
  'day',
  'roomName',
  'sectionName',
  'plannedMinutes',
  'playedMinutes',
  'interruptions',
  'longestGapMinutes',
] as const

/** Formats the report for a spreadsheet, with a byte order mark because Excel would read UTF-8 without it as Shift_JIS. */
export function formatPlayReportCsv(rows: readonly PlayReportRow[], language: Language): string {
  const header = columns.map((key) => getFixedT(language)(`report.${key}`))
  const lines = rows.map((row) => columns.map((key) => row[key]))
  return stringify([header, ...lines], { bom: true, record_delimiter: 'windows', escape_formulas: true })
}
