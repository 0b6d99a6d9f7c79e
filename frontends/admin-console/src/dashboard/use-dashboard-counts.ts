import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'
import { getLastDaysRange } from '../statistics/date-range.ts'
import type { CommerceCounts, DashboardCounts, SupportFigures } from './types.ts'

/** The counts are refetched at this interval while the page is open. */
const POLL_INTERVAL_MS = 60_000

export function useDashboardCounts() {
  const provider = useDataProvider<ConsoleDataProvider>()
  return useQuery<DashboardCounts, Error>({
    queryKey: ['dashboard'],
    queryFn: () => provider.call('GET /admin/dashboard'),
    refetchInterval: POLL_INTERVAL_MS,
  })
}

/** This is a query of its own, so that the rest of the dashboard works while billing is down. */
export function useCommerceCounts() {
  const provider = useDataProvider<ConsoleDataProvider>()
  return useQuery<CommerceCounts, Error>({
    queryKey: ['commerce-dashboard'],
    queryFn: () => provider.call('GET /admin/commerce-dashboard'),
    refetchInterval: POLL_INTERVAL_MS,
  })
}

/** This is a query of its own, too. The count of waiting inquiries does not depend on the days. */
export function useSupportFigures() {
  const provider = useDataProvider<ConsoleDataProvider>()
  return useQuery<SupportFigures, Error>({
    queryKey: ['support-dashboard'],
    queryFn: () => provider.call('GET /admin/support-statistics', { query: { ...getLastDaysRange(1) } }),
    refetchInterval: POLL_INTERVAL_MS,
  })
}
