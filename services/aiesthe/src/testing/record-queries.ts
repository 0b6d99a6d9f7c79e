import type { Database } from '@hibiki/database'
import { vi } from 'vitest'
import type { AiestheTables } from '../tables.ts'

interface Plan {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Relation Name'?: string
  Plans?: Plan[]
}

/** Returns the queries that some work makes, and how many rows Postgres reads for each. */
export async function recordQueriesWithRowsRead(
  { pool }: Database<AiestheTables>,
  work: () => Promise<unknown>,
): Promise<{ text: string; rowsRead: number }[]> {
  const client = await pool.connect()
  const asked = vi.spyOn(Object.getPrototypeOf(client), 'query')
  client.release()
  await work()
  const calls = asked.mock.calls.flatMap(([text, values]) =>
    typeof text === 'string' && /^\s*select/i.test(text) ? [{ text, values: values as unknown[] }] : [],
  )
  asked.mockRestore()
  const questions: { text: string; rowsRead: number }[] = []
  for (const { text, values } of calls) {
    const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values)
    questions.push({ text, rowsRead: rowsReadBy(rows[0]['QUERY PLAN'][0].Plan) })
  }
  return questions
}

function rowsReadBy(plan: Plan): number {
  const below = (plan.Plans ?? []).reduce((sum, each) => sum + rowsReadBy(each), 0)
  if (plan['Relation Name'] === undefined) return below
  return below + (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
}
