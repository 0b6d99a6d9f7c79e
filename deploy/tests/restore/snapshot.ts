import type pg from 'pg'
import { schemas } from './restore-product.ts'

export interface Snapshot {
  /** The time of the database's clock. */
  moment: string
  /** Rows and checksum by table. */
  tables: ReadonlyMap<string, string>
}

const DEADLOCK = '40P01'

/** Returns the row count and checksum of every table; locks keep others from writing meanwhile. */
export async function takeSnapshot(client: pg.Client): Promise<Snapshot> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = any($1) order by 1`,
    [schemas],
  )
  const names = rows.map(({ name }) => name)
  for (;;) {
    try {
      return await lockedSnapshot(client, names)
    } catch (error) {
      await client.query('rollback')
      // A deadlock with a writer that locks two tables in another order is retried.
      if ((error as { code?: string }).code !== DEADLOCK) throw error
    }
  }
}

async function lockedSnapshot(client: pg.Client, names: readonly string[]): Promise<Snapshot> {
  await client.query('begin isolation level repeatable read')
  await client.query(`lock table ${names.join()} in share mode`)
  const tables = new Map<string, string>()
  for (const name of names) {
    const row = 'md5(t::text)'
    const counted = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(${row}, '' order by ${row})), '') as sum from ${name} t`,
    )
    tables.set(name, counted.rows[0]?.sum ?? '')
  }
  const now = await client.query<{ moment: string }>('select clock_timestamp()::text as moment')
  await client.query('commit')
  return { moment: now.rows[0]?.moment ?? '', tables }
}

/** Returns one sentence for each table that differs. */
export function findDifferences(wanted: Snapshot, got: Snapshot): string[] {
  return [...wanted.tables].flatMap(([name, sum]) =>
    got.tables.get(name) === sum ? [] : [`${name}: ${sum} is ${got.tables.get(name)}`],
  )
}

/** Returns the tables that still name one of these people, except those that record erasures. */
export async function findTablesMentioning(client: pg.Client, people: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; column: string }>(
    `select format('%I.%I', table_schema, table_name) as name, format('%I', column_name) as column
       from information_schema.columns where table_schema = any($1) and data_type = 'uuid'
        and not (select relispartition from pg_class where oid = format('%I.%I', table_schema, table_name)::regclass)
        and table_name <> all('{audit_log,erased_people,erased_members,erasure_confirmations}')`,
    [schemas],
  )
  const found = new Set<string>()
  for (const { name, column } of rows) {
    const hit = await client.query(`select from ${name} where ${column} = any($1) limit 1`, [people])
    if (hit.rowCount) found.add(name)
  }
  return [...found]
}

/** Counts the plays that are not the same in charts and in content, by id. */
export async function countDifferentPlays(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from content.plays p full join charts.plays c on c.play_id = p.id
      where p.id is null or c.play_id is null or p.member_id <> c.member_id or p.started_at <> c.started_at`,
  )
  return rows[0]?.count ?? -1
}

/** Lists the plays that the database has, by member and start. */
export async function listStoredPlays(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ play: string }>(
    `select member_id || ' ' || extract(epoch from started_at)::bigint as play from content.plays`,
  )
  return new Set(rows.map(({ play }) => play))
}
