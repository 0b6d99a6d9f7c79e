import { randomUUID } from 'node:crypto'
import type { Role } from '@hibiki/http'
import type { BillingApp } from './billing-app.ts'
import { insertTestMember } from './contracts.ts'

export interface AdminResponse {
  status: number
  // Tests expect properties of it that have no type.
  body: ReturnType<typeof JSON.parse>
  range: string | undefined
}

/** Calls the routes of the console as an administrator whose name is known. */
export function createAdminClient(billing: () => BillingApp) {
  const actorId = randomUUID()
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    { roles, language }: { roles?: Role[]; language?: 'ja' | 'en' } = {},
  ): Promise<AdminResponse> => {
    const { app, sessions } = billing()
    const cookie = await sessions.cookieFor({ userId: actorId, roles: roles ?? ['ROLE_ADMIN'] })
    const headers = { cookie, 'accept-language': language ?? 'ja' }
    const response = await app.inject({ method, url, headers, ...(payload && { payload }) })
    const isJson = String(response.headers['content-type']).includes('json')
    const range = response.headers['content-range']
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      range: range === undefined ? undefined : String(range),
    }
  }
  return {
    actorId,
    call,
    list: (
      resource: string,
      filter: object = {},
      { sort, range }: { sort?: [string, string]; range?: [number, number] } = {},
    ) =>
      call(
        'GET',
        `/admin/${resource}?${new URLSearchParams({
          filter: JSON.stringify(filter),
          ...(sort && { sort: JSON.stringify(sort) }),
          range: JSON.stringify(range ?? [0, 9]),
        })}`,
      ),
    known: () => insertTestMember(billing(), { userId: actorId, name: '山田 管理', roles: ['ROLE_ADMIN'] }),
    /** Lists the logged acts about an object, the newest first. */
    acts: async (subjectId: string) =>
      (await call('GET', `/admin/commerce-log?filter=${encodeURIComponent(JSON.stringify({ subjectId }))}`))
        .body,
  }
}
