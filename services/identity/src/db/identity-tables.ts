import type { Database } from '@hibiki/database'
import type { Language, LocalText, Role } from '@hibiki/http'
import type { MessagingTables } from '@hibiki/messaging'
import type { JWK } from 'jose'
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely'
import type { AccountTables, LoginMethod, StoredAssurance } from './account-tables.ts'
import type { AgencyTables } from './agency-tables.ts'

export type SessionEndReason = 'logout' | 'duplicate-login' | 'refresh-reuse' | 'expired' | 'revoked'

/** "0" none, "1" applied, "2" rejected, "3" approved. */
export type MembershipStatus = '0' | '1' | '2' | '3'

interface UsersTable {
  id: Generated<string>
  user_id: string
  username: string
  /** The reading of `username` in katakana. */
  username_kana: ColumnType<string | null, string | null | undefined>
  email: string
  password_hash: string
  birth_year: Generated<number>
  birth_month: Generated<number>
  birth_day: Generated<number>
  gender: ColumnType<0 | 1 | 2 | null, 0 | 1 | 2 | null | undefined>
  /** Projected from billing, as is the name of the plan. */
  premium: Generated<boolean>
  plan_name: ColumnType<LocalText | null, string | null | undefined, string | null>
  entitlements_revision: Generated<number>
  agency_code: ColumnType<string | null, string | null | undefined>
  agency_status: Generated<MembershipStatus>
  /** The person in charge of a customer. */
  pic_id: ColumnType<string | null, string | null | undefined, string | null>
  /** Access tokens issued before this time are stale. */
  claims_changed_at: ColumnType<Date | null, Date | undefined, Date>
  /** The time of the last event about the member. */
  announced_at: ColumnType<Date | null, Date | undefined, Date>
  /** The language of mails; it follows the language of the last login. */
  language: Generated<Language>
  created_at: Generated<Date>
  login_announced_at: ColumnType<Date | null, Date | undefined, Date>
}

interface UserRolesTable {
  user_id: string
  role: Role
}

interface UserAuthoritiesTable {
  user_id: string
  authority: string
}

interface UserSettingsTable {
  user_id: string
  page_scale: ColumnType<string, number, number>
}

interface SessionsTable {
  id: Generated<string>
  user_id: string
  created_at: Date
  expires_at: Date
  absolute_expires_at: Date
  generation: Generated<number>
  rotated_at: ColumnType<Date | null, Date | undefined, Date>
  grace_used: Generated<boolean>
  /** Hash of the key of the last refresh; null when it had none. */
  rotation_key: ColumnType<Buffer | null, never, Buffer | null>
  ended_at: ColumnType<Date | null, Date | undefined, Date>
  end_reason: ColumnType<SessionEndReason | null, SessionEndReason | undefined, SessionEndReason>
  /** The browser's description in a few words, without its address. */
  device: Generated<string>
  last_used_at: Date
  assurance: Generated<StoredAssurance>
  /** Null for sessions of the releases before it was stored. */
  opened_by: ColumnType<LoginMethod | null, LoginMethod | null, never>
  /** The browser in a room that it belongs to (ADR 0015); null for all others. */
  room_device: ColumnType<string | null, string | null | undefined, string>
}

interface RefreshTokensTable {
  token_hash: Buffer
  session_id: string
  generation: number
  issued_at: Date
}

interface SigningKeysTable {
  kid: string
  public_jwk: ColumnType<JWK, string>
  encrypted_private_key: Buffer
  signs_from: Date
  created_at: Date
}

interface LoginThrottlesTable {
  key: Buffer
  failures: number
  blocked_until: Date | null
  last_attempt_at: Date
}

interface LoginAddressesTable {
  key: Buffer
  attempts: number
  window_started_at: Date
}

export interface IdentityTables extends MessagingTables, AccountTables, AgencyTables {
  users: UsersTable
  user_roles: UserRolesTable
  user_authorities: UserAuthoritiesTable
  user_settings: UserSettingsTable
  sessions: SessionsTable
  refresh_tokens: RefreshTokensTable
  signing_keys: SigningKeysTable
  login_throttles: LoginThrottlesTable
  login_addresses: LoginAddressesTable
}

export type IdentityDatabase = Database<IdentityTables>
export type Db = Kysely<IdentityTables>
export type Trx = Transaction<IdentityTables>
