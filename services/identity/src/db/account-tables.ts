import type { Language, Role } from '@hibiki/http'
import type { ColumnType, Generated } from 'kysely'
import type { LoginMethod } from '../modules/logins/login-method.rules.ts'
import type { MailLinkKind } from '../modules/mails/mail-link-kind.rules.ts'
import type { MailType } from '../modules/mails/mail-type.rules.ts'
import type { PushKind } from '../modules/push/push-kind.rules.ts'
import type { ResetOutcome } from '../modules/second-factor/second-factor-reset.rules.ts'
import type { StoredAssurance } from '../modules/sessions/stored-assurance.rules.ts'

export type { LoginMethod, StoredAssurance }

export type ConsentDocument = 'terms-of-service' | 'providing-data'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

/** Tables of what belongs to a member besides the account itself. */
export interface AccountTables {
  mails: {
    id: Generated<string>
    user_id: Optional<string>
    template: string
    sealed: Optional<Buffer>
    state: 'waiting' | 'sent' | 'given-up' | 'suppressed'
    attempts: Generated<number>
    created_at: Date
    next_attempt_at: Date
    useless_after: Optional<Date>
    finished_at: Optional<Date>
  }
  mail_links: {
    kind: MailLinkKind
    subject: string
    token_hash: Buffer
    email: string
    user_id: Optional<string>
    product_id: Optional<string>
    expires_at: Date
  }
  consents: {
    id: Generated<string>
    user_id: string
    document: ConsentDocument
    version: string
    language: Language
    text_hash: Buffer
    agreed: boolean
    decided_at: Date
  }
  published_documents: {
    document: ConsentDocument
    version: string
    published_at: Date
    announced_at: Date
  }
  second_factors: {
    user_id: string
    sealed_secret: Buffer
    confirmed_at: Optional<Date>
    last_step: Optional<number>
    created_at: Date
  }
  second_factor_resets: {
    id: Generated<string>
    user_id: string
    requested_by: Optional<string>
    identity_check: string
    token_hash: Buffer
    requested_at: Date
    effective_at: Date
    covers_passkeys: Generated<boolean>
    outcome: Optional<ResetOutcome>
    decided_at: Optional<Date>
  }
  recovery_codes: { user_id: string; code_hash: Buffer }
  easy_logins: {
    user_id: string
    auth_id: string
    path_hash: Buffer
    device_hash: Optional<Buffer>
    enabled: Generated<boolean>
    consented_at: Date
    issued_at: Date
    expires_at: Date
  }
  passkeys: {
    id: Generated<string>
    user_id: string
    credential_id: string
    public_key: Buffer
    sign_count: string
    device: string
    created_at: Date
    last_used_at: Date | null
  }
  passkey_requirements: {
    role: Role
    first_day: string
    set_by: Optional<string>
    set_at: Date
    enforced_at: Optional<Date>
  }
  passkey_requirement_notices: { user_id: string; first_day: string; notified_at: Date }
  passkey_challenges: { challenge_hash: Buffer; session_id: string | null; expires_at: Date }
  push_subscriptions: {
    id: Generated<string>
    user_id: string
    /** The session that subscribed the browser, and with which it ends. */
    session_id: string
    endpoint: string
    p256dh: string
    auth: string
    language: Language
    created_at: Date
  }
  push_preferences: { user_id: string; kind: PushKind; is_on: boolean }
  push_messages: {
    id: Generated<string>
    subscription_id: string
    kind: PushKind
    path: string
    day: string | null
    attempts: Generated<number>
    created_at: Date
    next_attempt_at: Date
    useless_after: Date
  }
  device_pairings: {
    id: Generated<string>
    code_hash: Buffer
    secret_hash: Buffer
    device: string
    created_at: Date
    expires_at: Date
    user_id: string | null
    section_id: string | null
    approved_at: Date | null
    used_at: Date | null
  }
  exports: {
    id: Generated<string>
    user_id: string
    state: 'requested' | 'ready' | 'expired'
    requested_at: Date
    next_attempt_at: Date
    attempts: Generated<number>
    ready_at: Optional<Date>
    expires_at: Optional<Date>
    sealed: Optional<Buffer>
  }
  planned_deletions: { user_id: string; requested_at: Date; effective_at: Date }
  erased_people: { user_id: string; erased_at: Date }
  erasure_confirmations: { user_id: string; service: string; confirmed_at: Date }
  mail_preferences: { user_id: string; type: MailType; subscribed: boolean; changed_at: Date }
}
