import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClientOf } from '../../../lib/api/query-client.ts'
import { useSession } from '../session-context.ts'

/**
 * The data of whoever is here. It stands around the pages that ask for data and not around the whole app, so that the first
 * visit need not load it.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const { era } = useSession()
  return <QueryClientProvider client={queryClientOf(era)}>{children}</QueryClientProvider>
}
