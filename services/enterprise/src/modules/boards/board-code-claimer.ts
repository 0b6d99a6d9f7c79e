import { ApiError, type InternalFetch } from '@hibiki/http'
import { fieldText } from '../../texts.ts'

/** Uses up the code that a board shows for all but this account, and returns the hash of the board's secret. */
export type BoardCodeClaimer = (claim: { memberId: string; code: string }) => Promise<Buffer>

const TIMEOUT_MS = 5000

/**
 * Asks identity, which issues the codes of devices and limits guesses at them. It rejects with E3001 for a code that does not work, with E4290
 * after five wrong ones, and with E5030 when identity does not respond.
 */
export function createBoardCodeClaimer(identityUrl: string, fetch: InternalFetch): BoardCodeClaimer {
  return async ({ memberId, code }) => {
    const response = await fetch(new URL('/internal/board-pairings/claim', identityUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userId: memberId, code }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null)
    if (response?.status === 400) throw createBoardCodeError()
    if (response?.status === 429)
      throw new ApiError('E4290', { headers: { 'retry-after': response.headers.get('retry-after') ?? '60' } })
    if (!response?.ok) throw new ApiError('E5030')
    const { secretHash } = (await response.json()) as { secretHash: string }
    return Buffer.from(secretHash, 'base64url')
  }
}

/** Creates the error of a code that is wrong, expired or used. */
export const createBoardCodeError = () => new ApiError('E3001', { fields: { code: fieldText('boardCode') } })
