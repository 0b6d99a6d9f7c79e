import { hash, verify } from '@node-rs/argon2'

/** Argon2id, the package's default algorithm, at least as costly as OWASP's password storage sheet asks. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Verified when there is no account, so that both responses take the same time (R20).
let decoy: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** False for a wrong password and, after the same work, for an account that does not exist (hash undefined). */
export async function checkPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const matches = await verify(passwordHash ?? (await decoy), password)
  return matches && passwordHash !== undefined
}
