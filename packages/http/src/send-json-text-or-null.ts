import type { FastifyReply } from 'fastify'

/** Sends a bare JSON text or null, which Fastify would otherwise send as plain text or as nothing. */
export function sendJsonTextOrNull(reply: FastifyReply, value: string | null): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(value))
}
