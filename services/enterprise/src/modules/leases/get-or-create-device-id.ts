import { randomUUID } from 'node:crypto'
import { getRoomDeviceCookie, readRoomDeviceId } from '@hibiki/http'
import type { FastifyReply, FastifyRequest } from 'fastify'

const AGE_SECONDS = 400 * 24 * 3600

/**
 * Returns the id of the caller's browser, by which a section recognises its device. A browser without one gets a cookie, and every request
 * extends the cookie by 400 days.
 */
export function getOrCreateDeviceId(
  request: FastifyRequest,
  reply: FastifyReply,
  options: { secure: boolean },
): string {
  const device = readRoomDeviceId(request, options) ?? randomUUID()
  const { name, path } = getRoomDeviceCookie(options.secure)
  reply.setCookie(name, device, {
    httpOnly: true,
    sameSite: 'lax',
    secure: options.secure,
    path,
    maxAge: AGE_SECONDS,
  })
  return device
}
