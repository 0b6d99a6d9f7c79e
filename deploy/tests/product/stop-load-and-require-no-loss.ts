import pg from 'pg'
import { printLine } from '../steps.ts'
import type { RecordLoad } from './record-load.ts'

/** Stops the load and compares what was acknowledged with what is stored. @throws Error when a record is missing, twice or counted wrong */
export async function stopLoadAndRequireNoLoss(load: RecordLoad, adminUrl: string): Promise<void> {
  const { sent, resent, longestMs } = await load.stop()
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  const { rows } = await client.query<{ key: string; counted: number }>(
    'select play_key as key, counted_seconds as counted from content.plays',
  )
  await client.end()
  const stored = new Map(rows.map(({ key, counted }) => [key, counted]))
  const missing = [...load.acknowledged].filter((key) => !stored.has(key))
  const uncounted = [...load.acknowledged].filter((key) => stored.get(key) !== load.seconds)
  printLine(`${sent} records sent, ${load.acknowledged.size} acknowledged`)
  printLine(
    `${resent} sent again as the app does; the slowest took ${(longestMs / 1000).toFixed(1)} s in all`,
  )
  printLine(`${missing.length} acknowledged records missing, ${uncounted.length} counted wrong`)
  if (load.acknowledged.size !== sent)
    throw new Error(`${sent - load.acknowledged.size} were never acknowledged`)
  if (missing.length + uncounted.length > 0) throw new Error('acknowledged records were lost')
  if (rows.length !== sent) throw new Error(`${rows.length} rows of ${sent} records`)
}
