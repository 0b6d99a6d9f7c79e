import { ApiError } from '../../../lib/api/api-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import { withTimeout } from '../../../lib/with-timeout.ts'
import type { BoardState } from '../types.ts'

export interface BoardPairing {
  /** The code to show. */
  code: string
  secret: string
  expiresAt: string
}

export type BoardReading = { kind: 'state'; state: BoardState } | { kind: 'unknown' } | { kind: 'failed' }

/** A board says that the connection is lost before a longer request would end. */
const TIMEOUT_MS = 10_000

/** The API requests of a screen on a wall, which has no session. */
export const boardApi = {
  /** Returns a code to show, or null when the service cannot be reached or refuses. */
  start: (): Promise<BoardPairing | null> =>
    withTimeout(TIMEOUT_MS, (signal) => unwrap(api.POST('/auth/board-pairing', { signal }))).catch(
      () => null,
    ),
  /** Reads what the board shows; `unknown` means that no board has this secret, not yet or not any more. */
  async read(secret: string): Promise<BoardReading> {
    try {
      const state = await withTimeout(TIMEOUT_MS, (signal) =>
        unwrap(api.GET('/v2/enterprise/board', { params: { header: { 'x-hibiki-board': secret } }, signal })),
      )
      return { kind: 'state', state }
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.code === 'ENTERPRISE_BOARD_UNKNOWN'
      return { kind: isUnknown ? 'unknown' : 'failed' }
    }
  },
}

export type BoardApi = typeof boardApi
