import type { ApiError } from '@hibiki/http'
import type { FastifyReply } from 'fastify'
import type { SecurityHeaders } from '../../plugins/security-headers.ts'
import { createExpiredCookies } from '../sessions/expired-cookies.ts'

export interface SendErrorOptions {
  headers: SecurityHeaders['api']
  secure: boolean
}

/** Responds with an error of the gateway; E5001, which means that the session ended, also expires the session cookies. */
export function sendError(reply: FastifyReply, error: ApiError, { secure, headers }: SendErrorOptions): void {
  if (error.code === 'E5001') reply.header('set-cookie', createExpiredCookies(secure))
  reply.headers(headers).send(error)
}
