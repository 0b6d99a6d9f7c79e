import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../dataProvider/index.ts'
import type { DashboardCounts } from './calls.ts'

/** The counts, looked at again every minute while the page is open. */
export function useDashboard() {
  const provider = useDataProvider<ConsoleDataProvider>()
  return useQuery<DashboardCounts, Error>({
    queryKey: ['dashboard'],
    queryFn: () => provider.getDashboard(),
    refetchInterval: 60_000,
  })
}
