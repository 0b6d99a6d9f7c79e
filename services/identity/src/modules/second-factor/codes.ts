import { randomInt } from 'node:crypto'
import { generateSecret, generateURI, verifySync } from 'otplib'
import type { Db } from '../../db/schema.ts'
import { keyedHash } from '../../secrets.ts'
import { seal, unseal } from '../../vault.ts'
import { isAppCode, normalizeCode, stepSeconds } from './second-factor.rules.ts'
import { findSecondFactor, useRecoveryCode, useStep } from './second-factors.sql.ts'

const recoveryCodeCount = 10
/** No look-alikes: these are written down on paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const recoveryCodeLength = 12

/** A new secret as the app displays it, its QR address, and how it is stored. */
export function newSecret(o: { userId: string; label: string; key: Buffer }) {
  const secret = generateSecret()
  return {
    secret,
    otpauthUrl: generateURI({ issuer: 'Hibiki', label: o.label, secret }),
    sealedSecret: seal(Buffer.from(secret), o.userId, o.key),
  }
}

/** The time step of a right code that is newer than `afterStep`; null for a wrong or used one. */
export function matchingStep(
  o: { sealedSecret: Buffer; userId: string; key: Buffer; afterStep: number | null; now: Date },
  code: string,
): number | null {
  if (!isAppCode(code)) return null
  const result = verifySync({
    secret: unseal(o.sealedSecret, o.userId, o.key).toString(),
    token: code,
    epoch: Math.floor(o.now.getTime() / 1000),
    epochTolerance: stepSeconds,
    ...(o.afterStep === null ? {} : { afterTimeStep: o.afterStep }),
  })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

/**
 * Checks a code of the app, or a recovery code, of a member whose second factor is on, and uses it up. False for a wrong or
 * used one.
 */
export async function spendCode(
  db: Db,
  o: { userId: string; typed: string; key: Buffer; now: Date },
): Promise<boolean> {
  const factor = await findSecondFactor(db, o.userId)
  if (!factor?.confirmedAt) return false
  const code = normalizeCode(o.typed)
  if (!isAppCode(code)) return useRecoveryCode(db, o.userId, recoveryHash(o.key, o.userId, code))
  const { sealedSecret, lastStep } = factor
  const step = matchingStep({ ...o, sealedSecret, afterStep: lastStep }, code)
  return step !== null && useStep(db, o.userId, step)
}

/** Ten codes for the day the phone is lost, each once: as displayed ("abcd-efgh-jkmn"), and the hashes that are stored. */
export function newRecoveryCodes(o: { userId: string; key: Buffer }): { codes: string[]; hashes: Buffer[] } {
  const plain = Array.from({ length: recoveryCodeCount }, randomCode)
  return {
    codes: plain.map((code) => code.match(/.{4}/g)?.join('-') ?? code),
    hashes: plain.map((code) => recoveryHash(o.key, o.userId, code)),
  }
}

function randomCode(): string {
  return Array.from({ length: recoveryCodeLength }, () => letters[randomInt(letters.length)]).join('')
}

function recoveryHash(key: Buffer, userId: string, code: string): Buffer {
  return keyedHash(key, 'recovery', userId, code)
}
