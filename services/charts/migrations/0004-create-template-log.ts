import { type Kysely, sql } from 'kysely'

/** Logs who changed one of the product's own templates, and its text before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table template_log (
    id uuid primary key default uuidv7(),
    template_id uuid not null references templates,
    actor_id uuid,
    names_before jsonb not null,
    formats_before jsonb not null,
    at timestamptz not null
  )`,
  'create index template_log_of_template on template_log (template_id, at desc, id)',
  'create index template_log_of_actor on template_log (actor_id)',
  `create trigger append_only before update or delete on template_log
    for each row execute function refuse_chart_log_change()`,
]
