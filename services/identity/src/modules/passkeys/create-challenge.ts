import type { Db } from '../../db/identity-tables.ts'
import { createSecretPath, hashSecretPath } from '../../secret-path.ts'
import { computeChallengeExpiry } from './passkey.rules.ts'
import { insertChallenge, takeChallenge } from './passkeys.sql.ts'

/** Who may answer a challenge: the session that adds a passkey, or null for anybody who logs in or confirms. */
type Owner = { sessionId: string | null }

/** Creates a challenge in the spelling of WebAuthn's JSON; only a hash of it is stored. */
export async function createChallenge(db: Db, { sessionId }: Owner, now: Date): Promise<string> {
  const { path, hash } = createSecretPath(256)
  await insertChallenge(db, { hash, sessionId, expiresAt: computeChallengeExpiry(now) })
  return path
}

/** Returns the check that the library makes of a response's challenge, which uses it up. */
export function createChallengeCheck(
  db: Db,
  { sessionId }: Owner,
  now: Date,
): (challenge: string) => Promise<boolean> {
  return (challenge) => takeChallenge(db, { hash: hashSecretPath(challenge), sessionId, now })
}
