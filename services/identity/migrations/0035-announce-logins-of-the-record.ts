import { type QueryExecutorProvider, sql } from 'kysely'

/** Tells the other services of last logins whose session is gone, from the record of sensitive acts. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`with last_logins as (
      update users u set login_announced_at = l.at
      from (select actor_id, max(at) as at from audit_log where action = 'login' group by actor_id) l
      where u.id = l.actor_id and (u.login_announced_at is null or u.login_announced_at < l.at)
      returning u.id, l.at
    )
    insert into outbox (subject, payload)
    select 'identity.logged-in.v1', jsonb_build_object(
      'userId', id, 'at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from last_logins order by id`.execute(db)
}
