import type { FastifyReply, FastifyRequest } from 'fastify'

const AGE_SECONDS = 24 * 60 * 60

/** Stores the registration link that this browser has opened, which proves at the registration that the address was confirmed. */
export interface RegistrationCookie {
  set(reply: FastifyReply, path: string): void
  read(request: FastifyRequest): string | undefined
  clear(reply: FastifyReply): void
}

export function createRegistrationCookie(secure: boolean): RegistrationCookie {
  const name = secure ? '__Secure-hibiki-registration' : 'hibiki-registration'
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/api/account' } as const
  return {
    set: (reply, path) => void reply.setCookie(name, path, { ...options, maxAge: AGE_SECONDS }),
    read: (request) => request.cookies[name] || undefined,
    clear: (reply) => void reply.clearCookie(name, options),
  }
}
