import { randomUUID } from 'node:crypto'
import type { Role } from '@hibiki/http'
import type { AiestheApp } from './aiesthe-app.ts'

interface AdminAnswer {
  status: number
  // Tests know the types that they expect of it.
  body: ReturnType<typeof JSON.parse>
  range: string | undefined
}

/** Returns a function that calls console routes as one administrator. */
export function createAdminCaller(aiesthe: () => AiestheApp) {
  const actorId = randomUUID()
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    { roles, language }: { roles?: Role[]; language?: 'ja' | 'en' } = {},
  ): Promise<AdminAnswer> => {
    const { app, sessions } = aiesthe()
    const cookie = await sessions.cookieFor({ userId: actorId, roles: roles ?? ['ROLE_ADMIN'] })
    const headers = { cookie, 'accept-language': language ?? 'ja' }
    const response = await app.inject({ method, url: `/admin${url}`, headers, ...(payload && { payload }) })
    const range = response.headers['content-range']
    return {
      status: response.statusCode,
      body: response.json(),
      range: range === undefined ? undefined : String(range),
    }
  }
  return { actorId, call }
}
