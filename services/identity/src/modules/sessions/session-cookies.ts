import { getSessionCookieNames, readRoomDeviceId } from '@hibiki/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IssuedTokens } from './issue-tokens.ts'

/** The browser sends the refresh token only to the routes of the session. */
const refreshPath = '/api/auth'

export interface SessionCookies {
  set(reply: FastifyReply, tokens: IssuedTokens, now: Date): void
  /** Sets only the access token and leaves the refresh token as it is. */
  setAccess(reply: FastifyReply, token: string, expiresAt: Date, now: Date): void
  clear(reply: FastifyReply): void
  readRefreshToken(request: FastifyRequest): string | undefined
  /** Returns which browser in a room calls (ADR 0015); null for all others. */
  readRoomDevice(request: FastifyRequest): string | null
}

export function createSessionCookies(secure: boolean): SessionCookies {
  const names = getSessionCookieNames(secure)
  const common = { httpOnly: true, sameSite: 'lax', secure } as const
  const setAccess: SessionCookies['setAccess'] = (reply, token, expiresAt, now) => {
    reply.setCookie(names.access, token, { ...common, path: '/', maxAge: secondsLeft(now, expiresAt) })
  }
  return {
    setAccess,
    set(reply, tokens, now) {
      const refreshAge = secondsLeft(now, tokens.refreshExpiresAt)
      setAccess(reply, tokens.accessToken, tokens.accessExpiresAt, now)
      reply.setCookie(names.refresh, tokens.refreshToken, {
        ...common,
        path: refreshPath,
        maxAge: refreshAge,
      })
    },
    clear(reply) {
      reply.clearCookie(names.access, { ...common, path: '/' })
      reply.clearCookie(names.refresh, { ...common, path: refreshPath })
    },
    readRefreshToken: (request) => request.cookies[names.refresh] || undefined,
    readRoomDevice: (request) => readRoomDeviceId(request, { secure }),
  }
}

function secondsLeft(now: Date, end: Date): number {
  return Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000))
}
