import { type Kysely, sql } from 'kysely'

/** Conversations with the AI advisor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // `pending_since`: an answer is being written; after its deadline nobody writes it any more.
  `create table conversations (
    id uuid primary key default uuidv7(),
    member_id uuid not null,
    inquiry_id uuid references inquiries on delete set null,
    pending_since timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index conversations_of_member on conversations (member_id, updated_at desc)',
  `create table conversation_messages (
    id uuid primary key default uuidv7(),
    conversation_id uuid not null references conversations on delete cascade,
    author text not null check (author in ('member', 'advisor')),
    kind text not null check (kind in ('question', 'answer', 'refusal', 'medical', 'help-lines', 'failed')),
    text text not null,
    article_ids text[] not null default '{}',
    sending_key text,
    created_at timestamptz not null
  )`,
  'create index messages_of_conversation on conversation_messages (conversation_id, created_at, id)',
  `create unique index conversation_messages_by_key on conversation_messages (conversation_id, sending_key) where sending_key is not null`,
  `create table advisor_days (
    member_id uuid not null,
    day date not null,
    questions int not null,
    primary key (member_id, day)
  )`,
]
