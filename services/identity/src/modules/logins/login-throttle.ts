import { ApiError } from '@hibiki/http'
import type { IdentityDatabase } from '../../db/identity-tables.ts'
import { computeKeyedHash, type KeyList } from '../../secrets.ts'
import type { MailLinkKind } from '../mails/mail-link-kind.rules.ts'
import { type AttemptDecision, computeRetryAfterSeconds, decideLoginAttempt } from './login-backoff.rules.ts'
import { incrementAddressAttempts, lockThrottle, resetThrottle, saveThrottle } from './login-throttles.sql.ts'

const ADDRESS_WINDOW_MS = 60_000
const attemptsPerAddress = { login: 30, account: 10, mail: 5 }
type AddressPurpose = keyof typeof attemptsPerAddress
const hashedPurposes: Record<AddressPurpose, string> = {
  login: 'address',
  account: 'address of visitor',
  mail: 'address that requests mails',
}
const MAIL_WINDOW_MS = 60 * 60_000
const MAILS_PER_WINDOW = 5

export interface LoginThrottle {
  /**
   * Throws E4290 when this address has made too many attempts in the last minute: 30 logins, 10 other calls without login, or 5 calls that
   * send a mail.
   */
  countAddressAttempt(address: string, now: Date, purpose?: AddressPurpose): Promise<void>
  /** Returns false after five mails of one kind in an hour, counted alike whether there is an account or not. */
  tryMail(mail: LinkMailKey, now: Date): Promise<boolean>
  /** Counts an attempt before the password is checked; throws E4290 while it must wait. */
  countAttempt(key: AttemptKey, now: Date): Promise<void>
  /** Counts an attempt like `countAttempt`, but returns false while it must wait. */
  tryAttempt(key: AttemptKey, now: Date): Promise<boolean>
  /** Deletes the failures after a success. */
  reset(key: AttemptKey): Promise<void>
}

/**
 * The keys by which attempts are counted: the login id as typed, whether it exists or not; the account behind it or, without one,
 * a stand-in; a device that the account was used on before; and the codes of devices that an account types.
 */
export type AttemptKey =
  | { loginId: string }
  | { userId: string }
  | { nobody: string }
  | { userId: string; device: string }
  | { userId: string; purpose: 'pairing' }

/**
 * The key of a mail with a link. Each kind is counted separately, and a change of address per member, so that nobody can use up
 * another person's mails.
 */
export type LinkMailKey =
  | { kind: Exclude<MailLinkKind, 'email-change'>; email: string }
  | { kind: 'email-change'; email: string; userId: string }

/** Limits guessing by counters in the database, so that all replicas agree. */
export function createLoginThrottle(options: {
  database: IdentityDatabase
  key: KeyList
  limitAddresses: boolean
}): LoginThrottle {
  const { db } = options.database
  return {
    async countAddressAttempt(address, now, purpose = 'login') {
      if (!options.limitAddresses) return
      const { attempts, startedAt } = await incrementAddressAttempts(
        db,
        computeKeyedHash(options.key, hashedPurposes[purpose], address),
        now,
        ADDRESS_WINDOW_MS,
      )
      if (attempts <= attemptsPerAddress[purpose]) return
      throw tooMany(computeRetryAfterSeconds(now, new Date(startedAt.getTime() + ADDRESS_WINDOW_MS)))
    },
    async tryMail(mail, now) {
      const askedBy = mail.kind === 'email-change' ? [mail.userId] : []
      const key = computeKeyedHash(options.key, 'mail', mail.kind, mail.email, ...askedBy)
      const { attempts } = await incrementAddressAttempts(db, key, now, MAIL_WINDOW_MS)
      return attempts <= MAILS_PER_WINDOW
    },
    async countAttempt(key, now) {
      const decision = await count(key, now)
      if (!decision.allowed) throw tooMany(decision.retryAfterSeconds)
    },
    tryAttempt: async (key, now) => (await count(key, now)).allowed,
    reset: (key) => resetThrottle(db, attemptKey(options.key, key)),
  }

  function count(key: AttemptKey, now: Date): Promise<AttemptDecision> {
    const stored = attemptKey(options.key, key)
    return db.transaction().execute(async (trx) => {
      const decided = decideLoginAttempt(await lockThrottle(trx, stored), now)
      if (decided.allowed) await saveThrottle(trx, stored, decided.next)
      return decided
    })
  }
}

function attemptKey(key: KeyList, attempt: AttemptKey): Buffer {
  if ('loginId' in attempt) return computeKeyedHash(key, 'login', attempt.loginId)
  if ('nobody' in attempt) return computeKeyedHash(key, 'nobody', attempt.nobody)
  if ('device' in attempt) return computeKeyedHash(key, 'device', attempt.userId, attempt.device)
  if ('purpose' in attempt) return computeKeyedHash(key, attempt.purpose, attempt.userId)
  return computeKeyedHash(key, 'account', attempt.userId)
}

function tooMany(retryAfterSeconds: number): ApiError {
  return new ApiError('E4290', { headers: { 'retry-after': String(retryAfterSeconds) } })
}
