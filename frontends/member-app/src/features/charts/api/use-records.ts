import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { fetchPage, type Paging } from '../../../lib/paging.ts'
import type { RecordRow } from '../types.ts'

/** Lists the records of one customer or, without one, of the whole agency, newest change first. */
export const useRecords = (userId: string | null, paging: Paging) =>
  useQuery({
    queryKey: ['get', '/pic/calte/browsable', { userId, paging }],
    queryFn: () => {
      const customer = userId === null ? {} : { userId }
      return fetchPage<RecordRow>(paging, {
        count: () => unwrap(api.GET('/pic/calte/browsable-count', { params: { query: customer } })),
        list: (page) =>
          unwrap(api.GET('/pic/calte/browsable', { params: { query: { ...customer, ...page } } })),
      })
    },
    placeholderData: keepPreviousData,
  })

export const useOwnRecords = (paging: Paging) =>
  useQuery({
    queryKey: ['get', '/customer/calte/browsable', { paging }],
    queryFn: () =>
      fetchPage<RecordRow>(paging, {
        count: () => unwrap(api.GET('/customer/calte/browsable-count')),
        list: (query) => unwrap(api.GET('/customer/calte/browsable', { params: { query } })),
      }),
    placeholderData: keepPreviousData,
  })
