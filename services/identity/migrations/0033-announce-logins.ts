import { type Kysely, sql } from 'kysely'

/** When the other services were told last that a member logged in; and tells them of the sessions there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column login_announced_at timestamptz`.execute(db)
  await sql`with last_logins as (
      update users u set login_announced_at = s.at
      from (select user_id, max(created_at) as at from sessions group by user_id) s
      where u.id = s.user_id
      returning u.id, s.at
    )
    insert into outbox (subject, payload)
    select 'identity.logged-in.v1', jsonb_build_object(
      'userId', id, 'at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from last_logins order by id`.execute(db)
}
