import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const ownForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The gateway's request id when it has the form of one; otherwise a new one, so that nobody can write into our logs. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && ownForm.test(given) ? given : randomUUID()
}
