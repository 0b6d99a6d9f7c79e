import { ApiError, findServerMessage } from '../../../lib/api/api-error.ts'
import { api } from '../../../lib/api/client.ts'
import type { Session } from '../../session/session-context.ts'

export interface Credentials {
  loginId: string
  password: string
  /** Code of the second factor, or a recovery code. */
  totpCode?: string
}

type LoginFailure = 'failed' | 'throttled' | 'code-required' | 'passkey-required'

export type LoginResult = { ok: true } | { ok: false; reason: LoginFailure; message: string | null }

/**
 * Logs in, and returns why it failed instead of throwing, because the form has a reply for each reason.
 *
 * @param enter fetches the member whose tokens the login has just set
 */
export async function logIn(credentials: Credentials, enter: Session['enter']): Promise<LoginResult> {
  try {
    await api.POST('/auth/login', { body: credentials })
  } catch (error) {
    return { ok: false, reason: toFailureReason(error), message: findServerMessage(error) }
  }
  return (await enter()) ? { ok: true } : { ok: false, reason: 'failed', message: null }
}

function toFailureReason(error: unknown): LoginFailure {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.code === 'E4013') return 'code-required'
  if (error.code === 'E4229') return 'passkey-required'
  return error.status === 429 ? 'throttled' : 'failed'
}
