import { type Kysely, sql } from 'kysely'

/** Inquiries of members with their messages and pictures, and what staff keep beside them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // `revision` counts every change either side can see: it is the ETag of polls. `waiting_since`: the member waits for an answer.
  `create table inquiries (
    id uuid primary key default uuidv7(),
    member_id uuid not null,
    detail_type text not null,
    subject text not null,
    state text not null default 'open' check (state in ('open', 'closed')),
    priority int not null default 1 check (priority between 0 and 3),
    staff_id uuid,
    shared jsonb,
    creation_key text,
    revision int not null default 1,
    member_unread int not null default 0,
    staff_unread int not null default 0,
    member_read_at timestamptz,
    staff_read_at timestamptz,
    opened_at timestamptz not null,
    last_message_at timestamptz not null,
    waiting_since timestamptz,
    first_answered_at timestamptz,
    closed_at timestamptz,
    closed_for text check (closed_for in ('staff', 'member', 'silence')),
    rating int check (rating between 1 and 3),
    rated_at timestamptz,
    check ((state = 'closed') = (closed_at is not null))
  )`,
  'create index inquiries_of_member on inquiries (member_id, last_message_at desc)',
  `create index inquiries_waiting on inquiries (waiting_since) where state = 'open'`,
  'create index inquiries_of_staff on inquiries (staff_id) where staff_id is not null',
  `create index inquiries_silent on inquiries (last_message_at) where state = 'open' and waiting_since is null`,
  'create index inquiries_by_day on inquiries (opened_at)',
  `create unique index inquiries_by_creation_key on inquiries (member_id, creation_key) where creation_key is not null`,

  `create table messages (
    id uuid primary key default uuidv7(),
    inquiry_id uuid not null references inquiries on delete cascade,
    author text not null check (author in ('member', 'staff', 'advisor', 'system')),
    actor_id uuid,
    internal boolean not null default false,
    text text not null,
    sending_key text,
    created_at timestamptz not null
  )`,
  'create index messages_of_inquiry on messages (inquiry_id, created_at, id)',
  'create index messages_by_text on messages using gin (text public.gin_trgm_ops)',
  // The same message sent again is the same message.
  `create unique index messages_by_sending_key on messages (actor_id, sending_key) where sending_key is not null`,

  // Without a message: uploaded, not sent yet; such rows go after a day.
  `create table pictures (
    id uuid primary key default uuidv7(),
    member_id uuid not null,
    message_id uuid references messages on delete cascade,
    position int not null default 0,
    width int not null,
    height int not null,
    bytes int not null,
    created_at timestamptz not null
  )`,
  'create index pictures_of_message on pictures (message_id, position)',
  'create index pictures_of_member on pictures (member_id)',
  'create index unsent_pictures on pictures (created_at) where message_id is null',
  // Files whose row is gone; a job removes the bytes, and tries again where the storage was away.
  `create table picture_removals (
    storage_key text primary key,
    created_at timestamptz not null
  )`,
  `create function remember_picture_removal() returns trigger language plpgsql as $$
    begin
      insert into picture_removals (storage_key, created_at) values ('support/' || old.id, now()) on conflict do nothing;
      return old;
    end $$`,
  `create trigger remember_removal after delete on pictures for each row execute function remember_picture_removal()`,

  `create table inquiry_log (
    id uuid primary key default uuidv7(),
    inquiry_id uuid not null references inquiries on delete cascade,
    actor_id uuid,
    action text not null,
    detail text,
    at timestamptz not null
  )`,
  'create index inquiry_log_of_inquiry on inquiry_log (inquiry_id, at, id)',
  'create index inquiry_log_of_actor on inquiry_log (actor_id)',

  // Who of the staff has a conversation open now.
  `create table viewers (
    inquiry_id uuid not null references inquiries on delete cascade,
    staff_id uuid not null,
    writing boolean not null,
    seen_at timestamptz not null,
    primary key (inquiry_id, staff_id)
  )`,
  'create index viewers_by_staff on viewers (staff_id)',

  `create table canned_answers (
    id uuid primary key default uuidv7(),
    title text not null,
    texts jsonb not null,
    updated_by uuid,
    updated_at timestamptz not null
  )`,
  'create index canned_answers_by_author on canned_answers (updated_by)',

  `create table mails (
    id uuid primary key default uuidv7(),
    user_id uuid not null,
    template text not null,
    facts jsonb,
    inquiry_id uuid references inquiries on delete cascade,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'given-up')),
    attempts int not null default 0,
    created_at timestamptz not null,
    next_attempt_at timestamptz not null,
    useless_after timestamptz,
    finished_at timestamptz
  )`,
  `create index mails_due on mails (next_attempt_at) where state = 'waiting'`,
  'create index mails_of_user on mails (user_id)',
  'create index mails_by_age on mails (created_at)',
  // One mail tells of all answers that the member has not read.
  `create unique index waiting_mail_of_inquiry on mails (inquiry_id) where state = 'waiting'`,
]
