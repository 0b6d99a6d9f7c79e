import { type Kysely, sql } from 'kysely'

const statements = [
  // A view is deleted only with its person, whose erasure is recorded before. The previous release deletes views together with their photo,
  // which does nothing from now on and causes no error.
  `create function keep_photo_views() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if exists (select from erased_members where member_id = old.member_id) then return old; end if;
        return null;
      end if;
      -- When a viewer is erased, the view stays without the viewer.
      if new.viewer_id is null and to_jsonb(new) - 'viewer_id' = to_jsonb(old) - 'viewer_id' then return new; end if;
      raise exception 'photo_views is append-only' using errcode = 'insufficient_privilege';
    end $$`,
  `create trigger append_only before update or delete on photo_views
    for each row execute function keep_photo_views()`,
]

/** Views of photos are append-only and outlive the photo. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
