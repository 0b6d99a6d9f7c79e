import { PostgresError } from '@hibiki/embedded-postgres'
import { ApiError } from '@hibiki/http'
import { UserFacingError } from './user-facing-error.ts'

/** Returns what the person at the terminal reads when the start failed. */
export function describeStartFailure(error: unknown): string {
  if (error instanceof UserFacingError || error instanceof PostgresError) return error.message
  if (isTooSlow(error))
    return 'Hibiki could not start, because this computer is too busy to do its work in time. Wait until other programs need less of it, then run npm start again.'
  return `Hibiki could not start: ${(error as Error).message}`
}

/** Everything runs on this computer, so a database or a thread that does not respond in time has too little of it. */
function isTooSlow(error: unknown): boolean {
  if (error instanceof ApiError) return error.code === 'E5030'
  return error instanceof Error && /\btimeout\b/i.test(error.message)
}
