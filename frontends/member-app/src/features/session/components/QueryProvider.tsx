import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getQueryClient } from '../../../lib/api/query-client.ts'
import { useSession } from '../session-context.ts'

/**
 * Provides the query client of the session. It wraps the pages that fetch data instead of the whole app, so that the first
 * visit need not load it.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const { sessionKey } = useSession()
  return <QueryClientProvider client={getQueryClient(sessionKey)}>{children}</QueryClientProvider>
}
