import { type Kysely, sql } from 'kysely'

const statements = [
  // A look goes with the person only, whose erasure is on record before. The release before deletes looks with their photo: that does
  // nothing from now on, and fails nobody.
  `create function keep_photo_views() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if exists (select from erased_members where member_id = old.member_id) then return old; end if;
        return null;
      end if;
      -- Of an erased viewer, the look stays without who it was.
      if new.viewer_id is null and to_jsonb(new) - 'viewer_id' = to_jsonb(old) - 'viewer_id' then return new; end if;
      raise exception 'photo_views is append-only' using errcode = 'insufficient_privilege';
    end $$`,
  `create trigger append_only before update or delete on photo_views
    for each row execute function keep_photo_views()`,
]

/** Looks at photos are append-only and outlive the photo. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
