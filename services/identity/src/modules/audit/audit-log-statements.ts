import type { MonthlyPartitionsDefinition } from '@hibiki/database'

/**
 * Creates the audit log: rows are added, never changed or removed, and each is chained to the one before, so that a change behind
 * the service's back is detected.
 */
export const auditLogStatements: readonly string[] = [
  // There are no foreign keys, because the log outlives the people in it, of whom it contains only the id.
  `create table audit_log (
    id uuid primary key default uuidv7(),
    at timestamptz not null default clock_timestamp(),
    actor_id uuid,
    action text not null check (action ~ '^[a-z]+(-[a-z]+)*$'),
    subject_id uuid,
    detail jsonb not null
  ) partition by range (id)`,
  'create index audit_log_by_time on audit_log (at, id)',
  'create index audit_log_of_actor on audit_log (actor_id, at) where actor_id is not null',
  'create index audit_log_of_subject on audit_log (subject_id, at) where subject_id is not null',
  `create table audit_chain (
    position bigint primary key check (position > 0),
    entry_id uuid not null unique,
    hash bytea not null
  )`,
  `create function audit_hash(previous bytea, entry audit_log) returns bytea language sql immutable
    return sha256(previous || convert_to(jsonb_build_object(
      'id', entry.id, 'at', extract(epoch from entry.at), 'actor', entry.actor_id, 'action', entry.action,
      'subject', entry.subject_id, 'detail', entry.detail)::text, 'UTF8'))`,
  // The trigger runs at the very end of a transaction, so that waiting for the lock of the chain cannot block anybody who is
  // waited for.
  `create function chain_audit_entry() returns trigger language plpgsql as $$
    declare
      last audit_chain;
    begin
      perform pg_advisory_xact_lock(4120260193);
      select * into last from audit_chain order by position desc limit 1;
      insert into audit_chain (position, entry_id, hash)
        values (coalesce(last.position, 0) + 1, new.id, audit_hash(coalesce(last.hash, ''::bytea), new));
      return null;
    end $$`,
  `create constraint trigger chain_entry after insert on audit_log
    deferrable initially deferred for each row execute function chain_audit_entry()`,
  `create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
    end $$`,
  ...['audit_log', 'audit_chain'].flatMap((table) => [
    appendOnly(table),
    `revoke update, delete, truncate on ${table} from current_user`,
  ]),
]

function appendOnly(table: string): string {
  return `create trigger append_only before update or delete or truncate on ${table}
    for each statement execute function refuse_change()`
}

/** No month is ever dropped. Partitions inherit the triggers that chain rows, but not those that reject statements. */
export const auditLogPartitions: MonthlyPartitionsDefinition = {
  table: 'audit_log',
  key: 'id',
  forEach: [appendOnly('%1$I')],
}
