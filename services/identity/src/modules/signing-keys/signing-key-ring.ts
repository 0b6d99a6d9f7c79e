import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { calculateJwkThumbprint, errors, exportJWK, type JWK, type JWTVerifyGetKey } from 'jose'
import type { IdentityDatabase, Trx } from '../../db/identity-tables.ts'
import { reseal } from '../../seal.ts'
import type { KeyList } from '../../secrets.ts'
import { findSigningKey, planKeyRotation } from './key-schedule.rules.ts'
import { sealPrivateKey, unsealPrivateKey } from './seal-private-key.ts'
import {
  deleteSigningKeys,
  insertSigningKey,
  listSigningKeys,
  lockKeyRotation,
  type SigningKeyRow,
  saveSealedSigningKey,
} from './signing-keys.sql.ts'

/** An unknown key id may be a new key of another replica, but others must not be able to cause many queries. */
const RELOAD_EVERY_MS = 5_000

interface LoadedKey {
  kid: string
  signsFrom: Date
  publicJwk: JWK
  privateKey: KeyObject
  publicKey: KeyObject
}

export interface SigningKeyRing {
  /** Creates, publishes and removes keys as due, then loads them. Any number of replicas may call it at once. */
  rotate(): Promise<void>
  /** Returns the key that signs now. */
  current(): { kid: string; privateKey: KeyObject }
  /** Lists public keys, including those that do not sign yet or any more. */
  jwks(): { keys: JWK[] }
  /** Finds the public key of a token. */
  find: JWTVerifyGetKey
}

/** Manages Ed25519 keys in the database, encrypted under the first of `secrets`; `clock` decides about rotation (ASVS 11.1). */
export function createSigningKeyRing({
  database,
  clock,
  secrets,
}: {
  database: IdentityDatabase
  secrets: KeyList
  clock: () => Date
}): SigningKeyRing {
  let keys: LoadedKey[] = []
  let loadedAtMs = Number.NEGATIVE_INFINITY

  async function rotate(): Promise<void> {
    const rows = await database.db.transaction().execute(async (trx) => {
      await lockKeyRotation(trx)
      const now = clock()
      const stored = (await listSigningKeys(trx)).map((row) => ({ kid: row.kid, signsFrom: row.signs_from }))
      const plan = planKeyRotation(stored, now)
      await deleteSigningKeys(trx, plan.remove)
      if (plan.create) await insertSigningKey(trx, await newKey(plan.create, now, secrets))
      return Promise.all((await listSigningKeys(trx)).map((row) => resealed(trx, row, secrets)))
    })
    keys = rows.map((row) => load(row, secrets))
    loadedAtMs = clock().getTime()
  }

  return {
    rotate,
    current() {
      const key = findSigningKey(keys, clock())
      if (!key) throw new Error('no signing key: the key ring was not started')
      return key
    },
    jwks: () => ({ keys: keys.map((key) => key.publicJwk) }),
    async find(header) {
      const known = () => keys.find((key) => key.kid === header.kid)?.publicKey
      const mayReload = clock().getTime() - loadedAtMs >= RELOAD_EVERY_MS
      if (!known() && mayReload) await rotate()
      const key = known()
      if (!key) throw new errors.JWKSNoMatchingKey()
      return key
    },
  }
}

/** The key is sealed under the newest secret, so that an older one may be removed. */
async function resealed(trx: Trx, row: SigningKeyRow, secrets: KeyList): Promise<SigningKeyRow> {
  if (secrets.length === 1) return row
  unsealPrivateKey(row.encrypted_private_key, row.kid, secrets)
  const sealed = reseal(row.encrypted_private_key, row.kid, secrets)
  if (!sealed) return row
  await saveSealedSigningKey(trx, row.kid, sealed)
  return { ...row, encrypted_private_key: sealed }
}

async function newKey(signsFrom: Date, now: Date, secrets: KeyList): Promise<SigningKeyRow> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const jwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(jwk)
  return {
    kid,
    public_jwk: { ...jwk, kid, alg: 'EdDSA', use: 'sig' },
    encrypted_private_key: sealPrivateKey(privateKey, kid, secrets),
    signs_from: signsFrom,
    created_at: now,
  }
}

function load(row: SigningKeyRow, secrets: KeyList): LoadedKey {
  const privateKey = unsealPrivateKey(row.encrypted_private_key, row.kid, secrets)
  return {
    kid: row.kid,
    signsFrom: row.signs_from,
    publicJwk: row.public_jwk,
    privateKey,
    publicKey: createPublicKey(privateKey),
  }
}
