import { randomUUID } from 'node:crypto'
import { readRoomDevice, roomDeviceCookie } from '@hibiki/http'
import type { FastifyReply, FastifyRequest } from 'fastify'

const AGE_SECONDS = 400 * 24 * 3600

/**
 * The id of the browser that calls, by which a section knows its device again. A browser without one gets its cookie; every
 * use keeps it for another 400 days.
 */
export function identifyDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  options: { secure: boolean },
): string {
  const device = readRoomDevice(request, options) ?? randomUUID()
  const { name, path } = roomDeviceCookie(options.secure)
  reply.setCookie(name, device, {
    httpOnly: true,
    sameSite: 'lax',
    secure: options.secure,
    path,
    maxAge: AGE_SECONDS,
  })
  return device
}
