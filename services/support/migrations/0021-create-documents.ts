import { type Kysely, sql } from 'kysely'

/** PDFs of inquiries, and which pictures are stored encrypted: none of this release yet, which only reads them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table pictures add column sealed boolean not null default false',
  // Without a message: uploaded, not sent yet. What staff attached belongs to the member of the inquiry from then on.
  `create table documents (
    id uuid primary key default uuidv7(),
    member_id uuid not null,
    message_id uuid references messages on delete cascade,
    position int not null default 0,
    name text not null,
    bytes int not null,
    created_at timestamptz not null
  )`,
  'create index documents_of_message on documents (message_id, position)',
  'create index documents_of_member on documents (member_id)',
  'create index unsent_documents on documents (created_at) where message_id is null',
  // A document has its file and its upload where pictures have theirs, under an id of its own.
  `create trigger remember_removal after delete on documents for each row execute function remember_picture_removal()`,
]
