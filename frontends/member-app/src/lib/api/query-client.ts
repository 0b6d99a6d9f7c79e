import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const clients = new WeakMap<object, QueryClient>()

/** Returns the query client of a session key, so that data of one member is never shown to the next one. */
export function getQueryClient(sessionKey: object): QueryClient {
  const known = clients.get(sessionKey)
  if (known) return known
  const client = createQueryClient()
  clients.set(sessionKey, client)
  return client
}

/** Rejected requests are final; only a lost connection or a server error is retried, once. */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Without a network a page shows the failure at once instead of waiting, and refetches when the network returns.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
      },
      // Passwords that a mutation sent and secrets that it received are forgotten as soon as no component shows it.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  })
