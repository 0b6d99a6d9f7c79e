import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const clients = new WeakMap<object, QueryClient>()

/** One client per era of the session: what one member loaded is never shown to the next one. */
export function queryClientOf(era: object): QueryClient {
  const known = clients.get(era)
  if (known) return known
  const client = createQueryClient()
  clients.set(era, client)
  return client
}

/** A refusal is final; only a lost connection or a server fault is worth one more try. */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Without a network a page says so at once instead of waiting for one, and reads again when it is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
