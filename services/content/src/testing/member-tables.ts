import { randomUUID } from 'node:crypto'
import { listPersonIdColumns } from '@hibiki/service/testing'
import { type Kysely, sql } from 'kysely'
import type { ContentTables } from '../tables.ts'

/** A value for each type of column without a default, so that new tables need no change here. */
const samples: Readonly<Record<string, unknown>> = {
  uuid: randomUUID(),
  text: '1',
  date: '2026-10-05',
  timestamptz: '2026-10-05T00:00:00Z',
  int4: 1,
  int8: 1,
  bool: true,
  _text: '{loop}',
  _int2: '{1}',
  _uuid: '{}',
  jsonb: '{}',
}

/** Inserts one row of the member into every such table that has none of theirs yet. */
export async function fillMemberTables(
  db: Kysely<ContentTables>,
  { memberId, soundId }: { memberId: string; soundId: string },
): Promise<void> {
  const left = (await listPersonIdColumns(db, 'content')).filter(({ table }) => table !== 'erased_members')
  for (const { table, column } of left) {
    const { rows } = await sql<{ name: string; type: string }>`
      select column_name as name, udt_name as type from information_schema.columns
      where table_schema = 'content' and table_name = ${table} and is_nullable = 'NO' and column_default is null
        and is_identity = 'NO'`.execute(db)
    const values: Record<string, unknown> = Object.fromEntries(
      rows.map(({ name, type }) => [name, samples[type]]),
    )
    Object.assign(values, { [column]: memberId }, 'sound_id' in values && { sound_id: soundId })
    if (table === 'plays') values.sound_id = soundId
    if (table === 'uploads') Object.assign(values, { kind: 'sound', state: 'waiting' })
    // Only a mail that was sent has no facts.
    if (table === 'mails') values.state = 'sent'
    const names = Object.keys(values)
    await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(values))}) on conflict do nothing`.execute(db)
  }
}
