import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isUuid } from '@hibiki/text'

/** Returns the gateway's request id if it has the right form, otherwise a new one, so that clients cannot inject text into logs. */
export function resolveRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && isUuid(given) ? given : randomUUID()
}
