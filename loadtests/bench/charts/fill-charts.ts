import { foldForSearch } from '@hibiki/text'
import type pg from 'pg'

export const AGENCY_CODE = '100000000001'

/** The number of calendars that are read, which is the maximum of one request. */
export const CALENDAR_COUNT = 20

const PLAYS_OF_A_MEMBER = 200
/** 200 plays reach back more than a year. */
const DAYS_APART = 2

/** Eight family names, so that a search by one finds more than the first rows among a thousand, too. */
const FAMILY_NAMES = ['佐藤', '鈴木', '高橋', '田中', '伊藤', '渡辺', '山本', '中村']
const FAMILY_READINGS = [
  'サトウ',
  'スズキ',
  'タカハシ',
  'タナカ',
  'イトウ',
  'ワタナベ',
  'ヤマモト',
  'ナカムラ',
]
export const RARE_CUSTOMER = { name: '雫石', reading: 'シズクイシ', mail: 'shizukuishi', count: 5 }

/** The searchable form of each reading, by which charts find it. */
const searchableReadings = Object.fromEntries(
  [...FAMILY_READINGS, RARE_CUSTOMER.reading].map((reading) => [reading, foldForSearch(reading)]),
)

/**
 * Fills the projection of plays in charts as its consumers would: each member has one play of ten to thirty minutes every second evening.
 * Earlier rows are deleted. The tables are unlogged meanwhile, which does not affect reading.
 */
export async function fillChartPlays(client: pg.Client, plays: number): Promise<void> {
  await client.query('truncate plays')
  await client.query('alter table plays set unlogged')
  const { rows } = await client.query<{ drop: string; add: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where conrelid = 'plays'::regclass and contype = 'p'
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index where indrelid = 'plays'::regclass and not indisprimary`)
  await client.query(`set maintenance_work_mem = '512MB'`)
  for (const { drop } of rows) await client.query(drop)
  await client.query(
    `insert into plays (play_id, member_id, dmv_type_code, plan_code, sound_title, started_at, ended_at, played_seconds, revision)
     select gen_random_uuid(), members.id, '02', '01', '{"ja": "夜の海", "en": "Night sea"}',
       start, start + seconds * interval '1 second', seconds, 1
     from (select number, coalesce(customer.member_id, gen_random_uuid()) as id
       from generate_series(1, $1::int) as number
         left join (select member_id, row_number() over (order by member_id) as number from customers
           where login_name like 'calendar%') as customer using (number)) as members,
       generate_series(1, ${PLAYS_OF_A_MEMBER}) as play,
       lateral (select 600 + members.number % 20 * 60 as seconds,
         date_trunc('hour', now()) - play * ${DAYS_APART} * interval '1 day' as start) as times`,
    [plays / PLAYS_OF_A_MEMBER],
  )
  for (const { add } of rows) await client.query(add)
  await client.query('vacuum analyze plays')
}

/** Adds this many customers of the agency to the twenty of the calendars. */
export async function fillCustomers(client: pg.Client, count: number): Promise<void> {
  await client.query(`delete from customers where login_name like 'bench%'`)
  await client.query(
    `insert into customers (member_id, login_name, name, name_kana, kana_key, email, is_customer, is_member, agency_code, search_text,
       changed_at)
     select gen_random_uuid(), login, name, reading, $9::jsonb ->> reading, login || '@hibiki.example', true, true, $2,
       replace(name, ' ', '') || E'\\n' || ($9::jsonb ->> reading) || E'\\n' || login || '@hibiki.example' || E'\\n' || login, now()
     from generate_series(1, $1::int) as number,
       lateral (select 'bench' || case when number <= $4::int then $5::text else '' end || number as login,
         case when number <= $4::int then $6::text else ($3::text[])[number % ${FAMILY_NAMES.length} + 1] end
           || ' ' || chr(19968 + number % 5000) || chr(20000 + number % 7000) as name,
         case when number <= $4::int then $7::text else ($8::text[])[number % ${FAMILY_NAMES.length} + 1] end as reading) as names`,
    [
      count,
      AGENCY_CODE,
      FAMILY_NAMES,
      RARE_CUSTOMER.count,
      RARE_CUSTOMER.mail,
      RARE_CUSTOMER.name,
      RARE_CUSTOMER.reading,
      FAMILY_READINGS,
      JSON.stringify(searchableReadings),
    ],
  )
  await client.query('vacuum analyze customers')
}

/** The twenty customers whose calendar is read; they stay. */
export async function createCalendars(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into customers (member_id, login_name, name, email, is_customer, is_member, agency_code, search_text, changed_at)
     select gen_random_uuid(), 'calendar' || number, '暦 ' || number, 'calendar' || number || '@hibiki.example', true, true, $1,
       '暦' || number || E'\\ncalendar' || number || '@hibiki.example', now()
     from generate_series(1, ${CALENDAR_COUNT}) as number returning member_id as id`,
    [AGENCY_CODE],
  )
  return rows.map(({ id }) => id)
}
