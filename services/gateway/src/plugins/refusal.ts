import type { ApiError } from '@hibiki/http'
import type { FastifyReply } from 'fastify'
import { expiredCookies } from '../sessions/expired-cookies.ts'
import type { SecurityHeaders } from './security-headers.ts'

export interface RefusalOptions {
  headers: SecurityHeaders['api']
  secure: boolean
}

/** Answers a call with an error of the gateway's own; one that says that the session ended takes its cookies away. */
export function refuse(reply: FastifyReply, error: ApiError, o: RefusalOptions): void {
  if (error.code === 'E5001') reply.header('set-cookie', expiredCookies(o.secure))
  reply.headers(o.headers).send(error)
}
