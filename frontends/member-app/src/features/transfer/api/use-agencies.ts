import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

/** More agencies are found by a search. */
export const MAX_LISTED_AGENCIES = 20

/** Loads approved agencies by name; a search finds them by a part of name or code. */
export const useAgencies = (condition: string) =>
  useQuery({
    queryKey: ['agencies', condition],
    queryFn: async () => {
      const query = {
        sort: JSON.stringify(['name', 'ASC']),
        range: JSON.stringify([0, MAX_LISTED_AGENCIES - 1]),
        filter: JSON.stringify({ state: 'approved', ...(condition ? { q: condition } : {}) }),
      }
      return (await unwrap(api.GET('/admin/agencies', { params: { query } }))) ?? []
    },
    placeholderData: keepPreviousData,
  })

/** Loads one agency with its persons in charge. */
export const useAgency = (id: string | null) =>
  useQuery({
    queryKey: ['agency', id],
    queryFn: () => unwrap(api.GET('/admin/agencies/{id}', { params: { path: { id: id ?? '' } } })),
    enabled: id !== null,
  })
