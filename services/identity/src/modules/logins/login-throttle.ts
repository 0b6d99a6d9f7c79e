import { ApiError } from '@hibiki/http'
import type { IdentityDatabase } from '../../db/schema.ts'
import { keyedHash } from '../../secrets.ts'
import { countAttempt, secondsBetween } from './login-backoff.rules.ts'
import { countAddress, lockThrottle, resetThrottle, saveThrottle } from './login-throttles.sql.ts'

const addressWindowMs = 60_000
const attemptsPerAddress = { login: 30, account: 10 }
const mailWindowMs = 60 * 60_000
const mailsPerWindow = 5

export interface LoginThrottle {
  /** Throws E4290 when this address has tried too often in the last minute: 30 logins, 10 other calls that need no login. */
  checkAddress(address: string, now: Date, purpose?: 'login' | 'account'): Promise<void>
  /** False when this person has been sent enough mails in the last hour; counted alike whether there is an account or not. */
  mayMail(email: string, now: Date): Promise<boolean>
  /** Counts an attempt before the password is looked at; throws E4290 while the account must wait. */
  countAttempt(account: AccountKey, now: Date): Promise<void>
  /** Forgets the failures after a success. */
  reset(account: AccountKey): Promise<void>
}

/**
 * What attempts are counted under: the account, whichever of its two names was typed; a device its owner has used before; or,
 * where there is no account, the id as typed.
 */
export type AccountKey = { userId: string; device?: string | null } | { typedLoginId: string }

/** Limits against guessing (D-030, R21), counted in the database so that all copies agree. */
export function createLoginThrottle(o: {
  database: IdentityDatabase
  key: Buffer
  limitAddresses: boolean
}): LoginThrottle {
  const { db } = o.database
  return {
    async checkAddress(address, now, purpose = 'login') {
      if (!o.limitAddresses) return
      const { attempts, startedAt } = await countAddress(
        db,
        keyedHash(o.key, purpose === 'login' ? 'address' : 'address of visitor', address),
        now,
        addressWindowMs,
      )
      if (attempts <= attemptsPerAddress[purpose]) return
      throw tooMany(secondsBetween(now, new Date(startedAt.getTime() + addressWindowMs)))
    },
    async mayMail(email, now) {
      const { attempts } = await countAddress(db, keyedHash(o.key, 'mail', email), now, mailWindowMs)
      return attempts <= mailsPerWindow
    },
    async countAttempt(account, now) {
      const key = accountKey(o.key, account)
      const decision = await db.transaction().execute(async (trx) => {
        const decided = countAttempt(await lockThrottle(trx, key), now)
        if (decided.allowed) await saveThrottle(trx, key, decided.next)
        return decided
      })
      if (!decision.allowed) throw tooMany(decision.retryAfterSeconds)
    },
    reset: (account) => resetThrottle(db, accountKey(o.key, account)),
  }
}

function accountKey(key: Buffer, account: AccountKey): Buffer {
  if ('typedLoginId' in account) return keyedHash(key, 'login', account.typedLoginId)
  const { userId, device } = account
  return device ? keyedHash(key, 'device', userId, device) : keyedHash(key, 'account', userId)
}

function tooMany(retryAfterSeconds: number): ApiError {
  return new ApiError('E4290', { headers: { 'retry-after': String(retryAfterSeconds) } })
}
