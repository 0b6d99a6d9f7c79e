import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

/** A plot on a phone has room for this many diagnoses. */
const MAX_SESSIONS = 60

/** Loads the member's last finished diagnoses, oldest first, for the plot. */
export function useRecentDiagnoses() {
  return useQuery({
    queryKey: ['aiesthe/my-history', 'plot'],
    queryFn: async () => {
      const query = { page: 0, size: MAX_SESSIONS, sort: 'desc' as const }
      return (await unwrap(api.GET('/aiesthe/my-history', { params: { query } }))).toReversed()
    },
    staleTime: 5 * 60_000,
    retry: false,
  })
}
