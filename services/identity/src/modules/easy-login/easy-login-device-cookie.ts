import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const AGE_SECONDS = 180 * 24 * 60 * 60
const SECRET_BYTES = 32

/** The cookie with the secret by which a browser proves that an easy-login link is bound to it. */
export interface EasyLoginDeviceCookie {
  /** Returns the hash of the browser's secret; for a browser without one, `newSecret` is a new one to set. */
  identify(request: FastifyRequest): { hash: Buffer; newSecret: string | null }
  remember(reply: FastifyReply, secret: string): void
}

export function createEasyLoginDeviceCookie(secure: boolean): EasyLoginDeviceCookie {
  const name = secure ? '__Secure-hibiki-easy-login' : 'hibiki-easy-login'
  return {
    identify(request) {
      const known = request.cookies[name]
      const secret = known || randomBytes(SECRET_BYTES).toString('base64url')
      return { hash: createHash('sha256').update(secret).digest(), newSecret: known ? null : secret }
    },
    remember(reply, secret) {
      const options = {
        httpOnly: true,
        sameSite: 'lax',
        secure,
        path: '/api/auth',
        maxAge: AGE_SECONDS,
      } as const
      reply.setCookie(name, secret, options)
    },
  }
}
