import { type Kysely, sql } from 'kysely'

/** Tells the services of the members there are already, who would otherwise be unknown to them until something changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into outbox (subject, payload)
    select 'identity.member-changed.v1', jsonb_build_object(
      'userId', u.id, 'loginName', u.user_id, 'name', u.username, 'email', u.email,
      'roles', array(select role from user_roles r where r.user_id = u.id),
      'agencyCode', case when u.agency_status = '3' then u.agency_code end,
      'at', to_char(coalesce(u.claims_changed_at, u.created_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from users u order by u.id`.execute(db)
}
