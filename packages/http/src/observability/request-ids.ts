import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isUuid } from '@hibiki/text'

/** The gateway's request id when it has the form of one; otherwise a new one, so that nobody can write into our logs. */
export function createRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && isUuid(given) ? given : randomUUID()
}
