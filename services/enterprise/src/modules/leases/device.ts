import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const AGE_SECONDS = 400 * 24 * 3600
const FORM = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const cookieName = (secure: boolean) => (secure ? '__Secure-hibiki-room-device' : 'hibiki-room-device')

/** The id of the browser that calls, by which a section knows its device again (D-169); null without its cookie. */
export function findDevice(request: FastifyRequest, o: { secure: boolean }): string | null {
  const value = request.cookies[cookieName(o.secure)] ?? ''
  return FORM.test(value) ? value : null
}

/** The same, giving the browser a cookie where it has none; every use keeps the cookie for another 400 days. */
export function deviceOf(request: FastifyRequest, reply: FastifyReply, o: { secure: boolean }): string {
  const device = findDevice(request, o) ?? randomUUID()
  reply.setCookie(cookieName(o.secure), device, {
    httpOnly: true,
    sameSite: 'lax',
    secure: o.secure,
    path: '/api/v2/enterprise',
    maxAge: AGE_SECONDS,
  })
  return device
}
