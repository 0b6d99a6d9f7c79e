import { type Kysely, sql } from 'kysely'

/** Creates the browsers that members let notify them, the kinds that they switched off, and the notifications on their way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // A browser belongs to the session that subscribed it, so that it is told nothing after a logout.
  `create table push_subscriptions (
    id uuid primary key default uuidv7(),
    user_id uuid not null references users on delete cascade,
    session_id uuid not null references sessions on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    language text not null,
    created_at timestamptz not null
  )`,
  'create index push_subscriptions_of_user on push_subscriptions (user_id)',
  'create index push_subscriptions_of_session on push_subscriptions (session_id)',
  `create table push_preferences (
    user_id uuid not null references users on delete cascade,
    kind text not null,
    is_on boolean not null,
    primary key (user_id, kind)
  )`,
  `create table push_messages (
    id uuid primary key default uuidv7(),
    subscription_id uuid not null references push_subscriptions on delete cascade,
    kind text not null,
    path text not null,
    attempts int not null default 0,
    created_at timestamptz not null,
    next_attempt_at timestamptz not null,
    useless_after timestamptz not null
  )`,
  'create index push_messages_due on push_messages (next_attempt_at)',
  'create index push_messages_of_subscription on push_messages (subscription_id)',
]
