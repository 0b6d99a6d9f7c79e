import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api, unwrap } from '../../../lib/api/client.ts'
import { chartKey } from './keys.ts'

const askEveryMs = 3000
/** The charts hear of it a moment after the count has changed: these are the moments the record is read again. */
const lookAgainMs = [0, 1500, 6000] as const

/**
 * Follows what a customer publishes while a chart is open: a withdrawn diagnosis leaves the screen within five seconds (T3). The
 * published ones are only counted, which is no look at any of them (D-193).
 */
export function useWithdrawals(userId: string, isWatching: boolean): void {
  const queries = useQueryClient()
  const { data: count } = useQuery({
    queryKey: [...chartKey, 'published-count', userId],
    queryFn: () => unwrap(api.GET('/aiesthe/history-count', { params: { query: { userId } } })),
    enabled: isWatching,
    refetchInterval: askEveryMs,
    staleTime: 0,
    retry: false,
  })
  const known = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (count === undefined) return
    const isChanged = known.current !== undefined && known.current !== count
    known.current = count
    if (!isChanged) return
    const readAgain = () => {
      void queries.invalidateQueries({ queryKey: [...chartKey, 'record'] })
    }
    queries.removeQueries({ queryKey: ['aiesthe/detect-result'], type: 'inactive' })
    const timers = lookAgainMs.map((ms) => window.setTimeout(readAgain, ms))
    return () => {
      for (const timer of timers) window.clearTimeout(timer)
    }
  }, [count, queries])
}
