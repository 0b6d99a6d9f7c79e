import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../lib/api/password-confirmed-runner.ts'
import type { ResponseBody } from '../../lib/api/response-body.ts'
import { clampPage, type PageOf, type Paging } from '../../lib/paging.ts'

type Listed = ResponseBody<'/account/all-users'>
/** A member as staff see them in lists. */
export type Person = Listed['users'][number]

interface Filter {
  roles: 'customer' | 'pic'
  /** A part of the name, the login name or the address. */
  condition: string
}

/**
 * Loads customers or persons in charge whom the caller may see: those of the own agency, or all for administrators. `confirmed` comes from
 * `useConfirmed`, because an easy-login session may not see them.
 */
export const usePeople = (wanted: Filter, paging: Paging, confirmed: PasswordConfirmedRunner) =>
  useQuery({
    queryKey: ['get', '/account/all-users', { wanted, paging }],
    queryFn: () => confirmed(() => readPeople(wanted, paging)),
    placeholderData: keepPreviousData,
  })

async function readPeople({ roles, condition }: Filter, paging: Paging): Promise<PageOf<Person>> {
  const read = async (page: number, size: number): Promise<Listed> => {
    const query = { page: page - 1, size, roles, ...(condition ? { condition } : {}) }
    return unwrap(api.GET('/account/all-users', { params: { query } }))
  }
  const total = paging.size === 'all' ? (await read(1, 1)).size : null
  const requested =
    total === null ? { page: paging.page, size: Number(paging.size) } : clampPage(paging, total)
  const found = await read(requested.page, requested.size)
  const existing = clampPage({ ...requested }, found.size)
  const users =
    existing.page === requested.page ? found.users : (await read(existing.page, existing.size)).users
  return { rows: users, total: found.size, ...existing }
}
