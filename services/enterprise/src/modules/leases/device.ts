import { randomUUID } from 'node:crypto'
import { roomDeviceCookie } from '@hibiki/http'
import type { FastifyReply, FastifyRequest } from 'fastify'

const AGE_SECONDS = 400 * 24 * 3600
const FORM = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id of the browser that calls, by which a section knows its device again (D-169); null without its cookie. */
export function findDevice(request: FastifyRequest, o: { secure: boolean }): string | null {
  const value = request.cookies[roomDeviceCookie(o.secure).name] ?? ''
  return FORM.test(value) ? value : null
}

/** The same, giving the browser a cookie where it has none; every use keeps the cookie for another 400 days. */
export function deviceOf(request: FastifyRequest, reply: FastifyReply, o: { secure: boolean }): string {
  const device = findDevice(request, o) ?? randomUUID()
  const { name, path } = roomDeviceCookie(o.secure)
  reply.setCookie(name, device, {
    httpOnly: true,
    sameSite: 'lax',
    secure: o.secure,
    path,
    maxAge: AGE_SECONDS,
  })
  return device
}
