import { hash, verify } from '@node-rs/argon2'
import { listPasswordForms, normalizePassword } from './password-forms.rules.ts'

/** Argon2id, the package's default algorithm, at least as costly as OWASP's password storage sheet requires. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// It is verified when there is no account, so that both responses take the same time.
let decoy: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return hash(normalizePassword(password), cost)
}

/**
 * Returns false for a wrong password and, after the same work, for an unknown account (hash undefined). Passwords were first
 * hashed as they were typed, so one with letters beyond ASCII may have been hashed in either form.
 */
export async function isPasswordCorrect(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const hashed = passwordHash ?? (await decoy)
  for (const form of listPasswordForms(password))
    if (await verify(hashed, form)) return passwordHash !== undefined
  return false
}
