import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * What a choice was drawn from, so that it can be repeated; and how sounds went for everybody, counted when a reward is written, so
 * that no choice reads everybody's choices. Triggers count, because rewards also go with a result or a person.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Counts rewarded rows of `source` by `sign`; in the order of the key, so that two of these never wait for each other. */
const addFrom = (source: string) => `
  insert into choice_tallies as t
  select coalesce(expression_type, 0), date_trunc('month', chosen_at at time zone 'Asia/Tokyo')::date, cluster, sound_id,
    coalesce(sum(sign) filter (where measured), 0), coalesce(sum(sign * reward) filter (where measured), 0),
    coalesce(sum(sign) filter (where not measured), 0), coalesce(sum(sign * reward) filter (where not measured), 0)
  from (${source}) rewarded
  where reward is not null
  group by 1, 2, 3, 4
  having sum(sign) <> 0 or sum(sign * reward) <> 0 or sum(sign) filter (where measured) <> 0
  order by 1, 2, 3, 4
  on conflict (month, expression_type, cluster, sound_id) do update set
    measured_count = t.measured_count + excluded.measured_count,
    measured_sum = t.measured_sum + excluded.measured_sum,
    played_count = t.played_count + excluded.played_count,
    played_sum = t.played_sum + excluded.played_sum`

const columns = 'expression_type, chosen_at, cluster, sound_id, measured, reward::float8 as reward'
const added = (table: string) => `select 1 as sign, ${columns} from ${table}`
const taken = (table: string) => `select -1 as sign, ${columns} from ${table}`

const tallyOn = (event: 'insert' | 'update' | 'delete', tables: string, source: string) => [
  `create function tally_choices_on_${event}() returns trigger language plpgsql set search_path from current as
    $$ begin ${addFrom(source)}; return null; end $$`,
  `create trigger choices_tallied_on_${event} after ${event} on choices referencing ${tables}
    for each statement execute function tally_choices_on_${event}()`,
]

const statements = [
  'alter table choices add column beliefs jsonb',
  `create table choice_tallies (
    expression_type smallint not null check (expression_type between 0 and 4),
    month date not null,
    cluster smallint not null,
    sound_id uuid not null,
    measured_count bigint not null,
    measured_sum float8 not null,
    played_count bigint not null,
    played_sum float8 not null,
    primary key (month, expression_type, cluster, sound_id)
  )`,
  addFrom(added('choices')),
  ...tallyOn('insert', 'new table as entered', added('entered')),
  ...tallyOn(
    'update',
    'old table as former new table as changed',
    `${taken('former')} union all ${added('changed')}`,
  ),
  ...tallyOn('delete', 'old table as removed', taken('removed')),
  // Everybody's choices are no longer read.
  'drop index choices_by_expression',
]
