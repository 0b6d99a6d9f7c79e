import { randomInt } from 'node:crypto'
import { generateSecret, generateURI, verifySync } from 'otplib'
import type { Db } from '../../db/identity-tables.ts'
import { seal, unseal } from '../../seal.ts'
import { computeKeyedHash, type KeyList } from '../../secrets.ts'
import {
  isAuthenticatorAppCode,
  normalizeSecondFactorCode,
  TIME_STEP_SECONDS,
} from './second-factor.rules.ts'
import { findSecondFactor, redeemRecoveryCode, redeemTimeStep } from './second-factors.sql.ts'

const RECOVERY_CODE_COUNT = 10
/** Similar characters are left out, because recovery codes are written down on paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const RECOVERY_CODE_LENGTH = 12

/** Creates a new secret as the app displays it, its URL for the QR code, and its sealed form. */
export function createSecondFactorSecret({
  label,
  userId,
  keys,
}: {
  userId: string
  label: string
  keys: KeyList
}) {
  const secret = generateSecret()
  return {
    secret,
    otpauthUrl: generateURI({ issuer: 'Hibiki', label, secret }),
    sealedSecret: seal(Buffer.from(secret), userId, keys),
  }
}

/** Returns the time step of a right code that is newer than `afterStep`; null for a wrong or used one. */
export function findMatchingTimeStep(
  options: { sealedSecret: Buffer; userId: string; keys: KeyList; afterStep: number | null; now: Date },
  code: string,
): number | null {
  if (!isAuthenticatorAppCode(code)) return null
  const result = verifySync({
    secret: unseal(options.sealedSecret, options.userId, options.keys).toString(),
    token: code,
    epoch: Math.floor(options.now.getTime() / 1000),
    epochTolerance: TIME_STEP_SECONDS,
    ...(options.afterStep === null ? {} : { afterTimeStep: options.afterStep }),
  })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

/**
 * Checks a code of the app, or a recovery code, of a member whose second factor is on, and uses it up. Returns false for a wrong
 * or used one.
 */
export async function redeemSecondFactorCode(
  db: Db,
  options: { userId: string; typed: string; keys: KeyList; now: Date },
): Promise<boolean> {
  const factor = await findSecondFactor(db, options.userId)
  if (!factor?.confirmedAt) return false
  const code = normalizeSecondFactorCode(options.typed)
  const { sealedSecret, lastStep } = factor
  if (!isAuthenticatorAppCode(code))
    return redeemRecoveryCode(db, options.userId, recoveryHash({ ...options, sealedSecret }, code))
  const step = findMatchingTimeStep({ ...options, sealedSecret, afterStep: lastStep }, code)
  return step !== null && redeemTimeStep(db, options.userId, step)
}

/**
 * Creates ten recovery codes for a lost phone, each of which works once: as displayed ("abcd-efgh-jkmn"), and the hashes that are
 * stored.
 */
export function createRecoveryCodes(options: SealedFactor): { codes: string[]; hashes: Buffer[] } {
  const plain = Array.from({ length: RECOVERY_CODE_COUNT }, randomCode)
  return {
    codes: plain.map((code) => code.match(/.{4}/g)?.join('-') ?? code),
    hashes: plain.map((code) => recoveryHash(options, code)),
  }
}

function randomCode(): string {
  return Array.from({ length: RECOVERY_CODE_LENGTH }, () => letters[randomInt(letters.length)]).join('')
}

interface SealedFactor {
  sealedSecret: Buffer
  userId: string
  keys: KeyList
}

/** The key derives from the factor's own secret, so that codes on paper survive a change of TOKEN_KEY_SECRET. */
function recoveryHash(factor: SealedFactor, code: string): Buffer {
  const secret = unseal(factor.sealedSecret, factor.userId, factor.keys)
  return computeKeyedHash([secret], 'recovery', factor.userId, code)
}
