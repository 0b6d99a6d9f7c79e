import type { FastifyReply } from 'fastify'

/** Sends a bare string as JSON (D-002); Fastify would send its characters alone. */
export function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(text))
}
