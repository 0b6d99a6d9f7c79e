import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { computeKeyedHash, isKeyedHash, type KeyList } from '../../secrets.ts'

const AGE_SECONDS = 180 * 24 * 60 * 60

/**
 * Marks a browser that has logged in to an account before. Attempts from such a browser are counted separately, so that an
 * attacker's guesses cannot lock the owner out. It grants nothing else and reveals nothing about the member.
 */
export interface KnownDeviceCookie {
  /** Returns the device's id when the cookie was made for this account, else null. */
  recognise(request: FastifyRequest, userId: string): string | null
  remember(request: FastifyRequest, reply: FastifyReply, userId: string): void
}

export function createKnownDeviceCookie(keys: KeyList, secure: boolean): KnownDeviceCookie {
  const name = secure ? '__Secure-hibiki-device' : 'hibiki-device'

  function recognise(request: FastifyRequest, userId: string): string | null {
    const [device = '', mark = ''] = (request.cookies[name] ?? '').split('.')
    const given = Buffer.from(mark, 'base64url')
    return isKeyedHash(given, keys, userId, device) ? device : null
  }

  return {
    recognise,
    remember(request, reply, userId) {
      const device = recognise(request, userId) ?? randomBytes(16).toString('base64url')
      const value = `${device}.${computeKeyedHash(keys, userId, device).toString('base64url')}`
      reply.setCookie(name, value, {
        httpOnly: true,
        sameSite: 'lax',
        secure,
        path: '/api/auth',
        maxAge: AGE_SECONDS,
      })
    },
  }
}
