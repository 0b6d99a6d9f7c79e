import pg from 'pg'

const DAYS = 100
const PLAYS_A_DAY = 2
/** Listening days are this many days apart, so that 100 of them cover a year. */
const DAYS_APART = 4

/** Plays of one member, in any filling. */
const PLAYS_OF_A_MEMBER = DAYS * PLAYS_A_DAY

/**
 * Fills the content tables with plays as the service would have written them: each member has two plays of ten to thirty minutes on every
 * fourth day of the last year, with the sums per day. Earlier rows are deleted. Ten million plays need about 5 GB of disk. The tables are
 * unlogged meanwhile, which does not affect reading.
 *
 * @param members the first ones, whose response times are measured
 * @throws Error when the sums of days and plays differ
 */
export async function fillContentPlays(
  postgresUrl: string,
  { members, plays, soundId }: { plays: number; members: readonly string[]; soundId: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  try {
    await client.query('set search_path = content')
    await client.query('truncate plays, daily_activity, month_ranks, late_months')
    await client.query('alter table plays set unlogged')
    await client.query('alter table daily_activity set unlogged')
    await createMembers(client, members, plays / PLAYS_OF_A_MEMBER)
    await withoutIndexes(client, async () => {
      for (let day = DAYS; day > 0; day--) await fillDay(client, day * DAYS_APART - 1, soundId)
    })
    await client.query('vacuum analyze plays, daily_activity')
    await requireAgreement(client, plays)
  } finally {
    await client.end()
  }
}

/** Indexes are built once at the end, as they were: row by row they would take most of the time. So would foreign keys. */
async function withoutIndexes(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ drop: string; add: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where conrelid in ('plays'::regclass, 'daily_activity'::regclass) and contype in ('p', 'u')
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index where indrelid in ('plays'::regclass, 'daily_activity'::regclass)
      and not exists (select from pg_constraint where conindid = indexrelid)`)
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`)
  for (const { drop } of rows) await client.query(drop)
  await fill()
  for (const { add } of rows) await client.query(add)
  await client.query('set session_replication_role = origin')
}

async function createMembers(client: pg.Client, first: readonly string[], count: number): Promise<void> {
  await client.query('create temporary table members (number int primary key, id uuid not null)')
  await client.query(
    `insert into members
     select number, coalesce(($1::uuid[])[number], uuidv7()) from generate_series(1, $2::int) as number`,
    [first, count],
  )
}

async function fillDay(client: pg.Client, daysAgo: number, soundId: string): Promise<void> {
  const day = `(now() at time zone 'Asia/Tokyo')::date - ${daysAgo}`
  const seconds = '(600 + number % 20 * 60)'
  const start = `((${day})::timestamp at time zone 'Asia/Tokyo' + (6 + 14 * play) * interval '1 hour')`
  await client.query(
    `insert into plays (member_id, play_key, sound_id, dmv_type_code, plan_code, started_at, ended_at,
       played_seconds, counted_seconds, counted)
     select id, 'session:' || gen_random_uuid(), $1, '02', '01', ${start},
       ${start} + ${seconds} * interval '1 second', ${seconds}, ${seconds},
       tstzmultirange(tstzrange(${start}, ${start} + ${seconds} * interval '1 second'))
     from members, generate_series(0, ${PLAYS_A_DAY - 1}) as play`,
    [soundId],
  )
  await client.query(
    `insert into daily_activity (member_id, day, medical_seconds, occupied)
     select id, ${day}, ${PLAYS_A_DAY} * ${seconds}, int4multirange(
       int4range(6 * 3600, 6 * 3600 + ${seconds}), int4range(20 * 3600, 20 * 3600 + ${seconds}))
     from members`,
  )
}

/** A rollup that is not the sum of its plays would measure something else. */
async function requireAgreement(client: pg.Client, plays: number): Promise<void> {
  const { rows } = await client.query<{ plays: string; counted: string; summed: string }>(
    `select (select count(*) from plays) as plays, (select sum(counted_seconds) from plays) as counted,
       (select sum(medical_seconds) from daily_activity) as summed`,
  )
  const [row] = rows
  if (Number(row?.plays) !== plays || row?.counted !== row?.summed)
    throw new Error(`Filled ${row?.plays} plays of ${plays}, ${row?.counted} and ${row?.summed} seconds.`)
}
