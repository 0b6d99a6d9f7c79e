import { requireSession } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import type { Actor } from './changes.sql.ts'

/** Returns the caller as the log of changes names the one who acted. */
export const toActor = (request: FastifyRequest, role: Actor['role']): Actor => ({
  id: requireSession(request).userId,
  role,
})
