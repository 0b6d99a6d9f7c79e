import { useQueries } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { RowOf } from '../api/call-types.ts'
import { useDebouncedValue } from '../components/use-debounced-value.ts'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'
import type { Destination, RecordKind } from './destination.ts'

interface Rows {
  members: RowOf<'GET /admin/members'>
  contracts: RowOf<'GET /admin/contracts'>
  sounds: RowOf<'GET /admin/sounds'>
  'enterprise-rooms': RowOf<'GET /admin/enterprise-rooms'>
  'enterprise-sections': RowOf<'GET /admin/enterprise-sections'>
}

type Described = Omit<Destination, 'kind'>

const sources: { [Kind in RecordKind]: { sort: string; describe(row: Rows[Kind]): Described } } = {
  members: {
    sort: 'createdAt',
    describe: ({ id, username, email }) => ({ path: `/members/${id}/show`, name: username, detail: email }),
  },
  contracts: {
    sort: 'orderedAt',
    describe: ({ id, userName, contractorName, productName }) => ({
      path: `/contracts/${id}/show`,
      name: userName ?? contractorName ?? productName,
      detail: productName,
    }),
  },
  sounds: {
    sort: 'publishedAt',
    describe: ({ id, title, composer }) => ({
      path: `/sounds/${id}/show`,
      name: title,
      detail: composer ?? '',
    }),
  },
  'enterprise-rooms': {
    sort: 'agencyName',
    describe: ({ id, name, agencyName }) => ({ path: `/enterprise-rooms/${id}`, name, detail: agencyName }),
  },
  'enterprise-sections': {
    sort: 'agencyName',
    describe: ({ id, name, roomName }) => ({ path: `/enterprise-sections/${id}`, name, detail: roomName }),
  },
}
const kinds = Object.keys(sources) as RecordKind[]

/** More records than this are found by a longer text or on the page of their list. */
const MAX_OF_KIND = 5

/** Searches the records of all kinds; one search that fails does not hide what the others found. */
export function useFoundRecords(text: string) {
  const provider = useDataProvider<ConsoleDataProvider>()
  const q = useDebouncedValue(text.trim(), 200)
  const results = useQueries({
    queries: kinds.map((kind) => ({
      queryKey: ['quick-search', kind, q],
      enabled: q !== '',
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Destination[]> => {
        const { sort, describe } = sources[kind]
        const { data } = await provider.getList(kind, {
          filter: { q },
          sort: { field: sort, order: 'DESC' },
          pagination: { page: 1, perPage: MAX_OF_KIND },
          signal,
        })
        return data.map((row) => ({ ...describe(row as never), kind }))
      },
      retry: false,
    })),
  })
  return {
    records: results.flatMap(({ data }) => data ?? []),
    isLoading: q !== text.trim() || results.some(({ isLoading }) => isLoading),
    failedKinds: kinds.filter((_, at) => results[at]?.isError),
  }
}
