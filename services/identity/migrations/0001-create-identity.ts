import { createMonthlyPartitions } from '@hibiki/database'
import { createMessagingTables } from '@hibiki/messaging'
import { type Kysely, sql } from 'kysely'
import { auditLogPartitions, auditLogStatements } from '../src/modules/audit/audit-log-statements.ts'

/** Creates accounts, sessions, agencies, mails, consents and the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const topic of [accounts, sessions, logins, mails, ownData, agencies, auditLogStatements])
    for (const statement of topic) await sql.raw(statement).execute(db)
  await createMonthlyPartitions(db, auditLogPartitions)
  await createMessagingTables(db)
}

const accounts = [
  // An agency has no code until it is approved.
  `create table agencies (
    id uuid primary key default uuidv7(),
    code text unique check (code ~ '^[0-9]{12}$'),
    name text not null,
    state text not null default 'approved' check (state in ('applied', 'approved', 'rejected')),
    created_at timestamptz not null default now(),
    check (state <> 'approved' or code is not null)
  )`,
  // `premium` and `plan_name` ({"ja", "en"}) are projected from billing. Tokens issued before `claims_changed_at` are stale.
  `create table users (
    id uuid primary key default uuidv7(),
    user_id text not null check (user_id ~ '^[A-Za-z0-9]{3,32}$'),
    username text not null,
    email text not null check (position('@' in email) > 1),
    password_hash text not null,
    birth_year int not null default -1,
    birth_month int not null default -1,
    birth_day int not null default -1,
    gender smallint check (gender in (0, 1, 2)),
    premium boolean not null default false,
    plan_name jsonb,
    entitlements_revision int not null default 0,
    agency_code text references agencies (code),
    agency_status text not null default '0' check (agency_status in ('0', '1', '2', '3')),
    pic_id uuid references users on delete set null,
    language text not null default 'ja' check (language ~ '^[a-z]{2}$'),
    claims_changed_at timestamptz,
    login_announced_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  // Login names and addresses identify the same account however they are capitalised.
  'create unique index users_user_id_key on users (lower(user_id))',
  'create unique index users_email_key on users (lower(email))',
  'create index users_of_agency on users (agency_code) where agency_code is not null',
  'create index users_of_pic on users (pic_id) where pic_id is not null',
  'create index users_by_changed_claims on users (claims_changed_at) where claims_changed_at is not null',
  `create table user_roles (
    user_id uuid not null references users on delete cascade,
    role text not null check (role ~ '^ROLE_[A-Z_]+$'),
    primary key (user_id, role)
  )`,
  `create table user_authorities (
    user_id uuid not null references users on delete cascade,
    authority text not null check (authority = lower(authority)),
    primary key (user_id, authority)
  )`,
  `create table user_settings (
    user_id uuid primary key references users on delete cascade,
    page_scale numeric(2, 1) not null check (page_scale between 0.7 and 1.5)
  )`,
]

/** Creates session families and their refresh tokens, of which only hashes are stored, and the keys that sign access tokens. */
const sessions = [
  `create table sessions (
    id uuid primary key default uuidv7(),
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    absolute_expires_at timestamptz not null,
    generation int not null default 1,
    rotated_at timestamptz,
    grace_used boolean not null default false,
    ended_at timestamptz,
    end_reason text check (end_reason in ('logout', 'duplicate-login', 'refresh-reuse', 'expired', 'revoked')),
    device text not null default '',
    last_used_at timestamptz not null,
    assurance text not null default 'full' check (assurance in ('full', 'low', 'enrolment')),
    check ((ended_at is null) = (end_reason is null)),
    check (expires_at <= absolute_expires_at)
  )`,
  'create index sessions_alive on sessions (user_id) where ended_at is null',
  'create index sessions_by_expiry on sessions (expires_at) where ended_at is null',
  'create index sessions_by_end on sessions (ended_at) where ended_at is not null',
  `create table refresh_tokens (
    token_hash bytea primary key,
    session_id uuid not null references sessions on delete cascade,
    generation int not null,
    issued_at timestamptz not null
  )`,
  'create index refresh_tokens_of_session on refresh_tokens (session_id)',
  // The private part is encrypted under TOKEN_KEY_SECRET.
  `create table signing_keys (
    kid text primary key,
    public_jwk jsonb not null,
    encrypted_private_key bytea not null,
    signs_from timestamptz not null unique,
    created_at timestamptz not null
  )`,
]

const logins = [
  // These counters against guessing are in the database, so that all replicas agree. Their keys are keyed hashes.
  `create table login_throttles (
    key bytea primary key,
    failures int not null,
    blocked_until timestamptz,
    last_attempt_at timestamptz not null
  )`,
  'create index login_throttles_by_age on login_throttles (last_attempt_at)',
  `create table login_addresses (
    key bytea primary key,
    attempts int not null,
    window_started_at timestamptz not null
  )`,
  'create index login_addresses_by_age on login_addresses (window_started_at)',
  // The last used step of a time-based code is stored, so that no code works twice.
  `create table second_factors (
    user_id uuid primary key references users on delete cascade,
    sealed_secret bytea not null,
    confirmed_at timestamptz,
    last_step bigint,
    created_at timestamptz not null
  )`,
  `create table recovery_codes (
    user_id uuid not null references second_factors on delete cascade,
    code_hash bytea not null,
    primary key (user_id, code_hash)
  )`,
  // A member has one link, which is bound to the first device that uses it.
  `create table easy_logins (
    user_id uuid primary key references users on delete cascade,
    auth_id text not null unique,
    path_hash bytea not null unique,
    device_hash bytea,
    enabled boolean not null default true,
    consented_at timestamptz not null,
    issued_at timestamptz not null,
    expires_at timestamptz not null
  )`,
]

const mails = [
  // The content of a mail is sealed, because it holds links that open accounts, and emptied once the mail was sent. A
  // `suppressed` row is a mail that nobody gets, written so that known and unknown addresses cost the same.
  `create table mails (
    id uuid primary key default uuidv7(),
    user_id uuid references users on delete cascade,
    template text not null,
    sealed bytea,
    state text not null check (state in ('waiting', 'sent', 'given-up', 'suppressed')),
    attempts int not null default 0,
    created_at timestamptz not null,
    next_attempt_at timestamptz not null,
    useless_after timestamptz,
    finished_at timestamptz,
    check (sealed is not null or state in ('sent', 'given-up'))
  )`,
  `create index mails_due on mails (next_attempt_at) where state = 'waiting'`,
  'create index mails_of_user on mails (user_id)',
  'create index mails_by_age on mails (created_at)',
  // There is one link per purpose and subject, which is the requested address or, for a change of address, the member; a new link
  // cancels the older one.
  `create table mail_links (
    kind text not null check (kind in ('registration', 'password-reset', 'email-change')),
    subject text not null,
    token_hash bytea not null unique,
    email text not null,
    user_id uuid references users on delete cascade,
    product_id text,
    expires_at timestamptz not null,
    primary key (kind, subject)
  )`,
  'create index mail_links_by_expiry on mail_links (expires_at)',
  'create index mail_links_of_user on mail_links (user_id)',
  // Members without a row get all mails.
  `create table mail_preferences (
    user_id uuid not null references users on delete cascade,
    type text not null check (type in ('news', 'reminder')),
    subscribed boolean not null,
    changed_at timestamptz not null,
    primary key (user_id, type)
  )`,
]

/** Creates consents, and members' requests about their data. */
const ownData = [
  // The newest decision about a document counts.
  `create table consents (
    id uuid primary key default uuidv7(),
    user_id uuid not null references users on delete cascade,
    document text not null check (document in ('terms-of-service', 'providing-data')),
    version text not null,
    language text not null check (language ~ '^[a-z]{2}$'),
    text_hash bytea not null,
    agreed boolean not null,
    decided_at timestamptz not null
  )`,
  'create index consents_of_user on consents (user_id, document, id desc)',
  // This table holds the version in force and when it was published last; it is published daily.
  `create table published_documents (
    document text primary key check (document in ('terms-of-service', 'providing-data')),
    version text not null,
    published_at timestamptz not null,
    announced_at timestamptz not null
  )`,
  // An export is a copy of all data of a member; its content is sealed and emptied after 7 days.
  `create table exports (
    id uuid primary key default uuidv7(),
    user_id uuid not null references users on delete cascade,
    state text not null check (state in ('requested', 'ready', 'expired')),
    requested_at timestamptz not null,
    next_attempt_at timestamptz not null,
    attempts int not null default 0,
    ready_at timestamptz,
    expires_at timestamptz,
    sealed bytea,
    check ((state = 'ready') = (sealed is not null))
  )`,
  'create index exports_of_user on exports (user_id, requested_at desc)',
  `create index exports_due on exports (next_attempt_at) where state = 'requested'`,
  `create index exports_by_expiry on exports (expires_at) where state = 'ready'`,
  `create table planned_deletions (
    user_id uuid primary key references users on delete cascade,
    requested_at timestamptz not null,
    effective_at timestamptz not null
  )`,
  'create index planned_deletions_due on planned_deletions (effective_at)',
  // Only the id of an erased member is stored, so that every service's confirmation can be collected.
  `create table erased_people (
    user_id uuid primary key,
    erased_at timestamptz not null
  )`,
  `create table erasure_confirmations (
    user_id uuid not null references erased_people,
    service text not null,
    confirmed_at timestamptz not null,
    primary key (user_id, service)
  )`,
]

/** Creates applications and their decisions, invitations of administrators, and transfers between agencies. */
const agencies = [
  `create table applications (
    id uuid primary key default uuidv7(),
    code text not null unique check (code ~ '^[2-9A-HJ-NP-Z]{12}$'),
    type text not null check (type in ('01', '02', '03')),
    status text not null default '0' check (status in ('0', '1', '2')),
    version int not null default 1,
    applicant_id uuid not null references users on delete cascade,
    agency_id uuid not null references agencies on delete cascade,
    pic_id uuid references users on delete set null,
    opened_account boolean not null,
    authorizer_id uuid references users on delete set null,
    applied_at timestamptz not null,
    decided_at timestamptz,
    approved_at timestamptz,
    replaced jsonb,
    check ((status = '0') = (decided_at is null))
  )`,
  // The unique index allows a member one pending application at a time.
  `create unique index applications_waiting on applications (applicant_id) where status = '0'`,
  'create index applications_of_applicant on applications (applicant_id, applied_at)',
  'create index applications_of_agency on applications (agency_id, applied_at)',
  'create index applications_by_time on applications (applied_at)',
  `create table invitations (
    id uuid primary key default uuidv7(),
    email text not null,
    token_hash bytea not null unique,
    created_by uuid references users on delete set null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    used_by uuid references users on delete set null,
    revoked_at timestamptz
  )`,
  'create index invitations_by_time on invitations (created_at)',
  `create table transfers (
    id uuid primary key default uuidv7(),
    performed_by uuid references users on delete set null,
    performed_at timestamptz not null,
    undo_until timestamptz not null,
    undone_at timestamptz
  )`,
  'create index transfers_by_time on transfers (performed_at)',
  // The replaced membership is stored, so that it can be restored.
  `create table transfer_rows (
    transfer_id uuid not null references transfers on delete cascade,
    user_id uuid not null references users on delete cascade,
    before jsonb not null,
    after jsonb not null,
    primary key (transfer_id, user_id)
  )`,
  'create index transfer_rows_of_user on transfer_rows (user_id)',
  // This projection of aiesthe's events says which face diagnoses members publish to their agency: a transfer closes them.
  `create table publications (
    result_id uuid primary key,
    user_id uuid not null references users on delete cascade,
    published boolean not null,
    changed_at timestamptz not null
  )`,
  'create index publications_of_user on publications (user_id) where published',
]
