import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import { chartQueryKey } from './chart-query-key.ts'

const POLL_MS = 3000
/** The charts service learns of a change a moment after the count does, so the record is requested again after each of these delays. */
const REFETCH_DELAYS_MS = [0, 1500, 6000] as const

/**
 * Follows what a customer publishes while a chart is open: a withdrawn diagnosis leaves the screen within five seconds. The
 * published ones are only counted, which the log does not record as a view.
 */
export function useRefetchOnWithdrawal(userId: string, isWatching: boolean): void {
  const queryClient = useQueryClient()
  const { data: count } = useQuery({
    queryKey: [...chartQueryKey, 'published-count', userId],
    queryFn: () => unwrap(api.GET('/aiesthe/history-count', { params: { query: { userId } } })),
    enabled: isWatching,
    refetchInterval: POLL_MS,
    staleTime: 0,
    retry: false,
  })
  const lastCount = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (count === undefined) return
    const isChanged = lastCount.current !== undefined && lastCount.current !== count
    lastCount.current = count
    if (!isChanged) return
    const refetchRecord = () => {
      void queryClient.invalidateQueries({ queryKey: [...chartQueryKey, 'record'] })
    }
    queryClient.removeQueries({ queryKey: ['aiesthe/detect-result'], type: 'inactive' })
    const timers = REFETCH_DELAYS_MS.map((ms) => window.setTimeout(refetchRecord, ms))
    return () => {
      for (const timer of timers) window.clearTimeout(timer)
    }
  }, [count, queryClient])
}

/**
 * Follows whether the customer of an open chart is still one of the own salon: after a transfer the chart leaves the screen within
 * five seconds, and comes back when that is undone. The records are only counted, which is not logged.
 */
export function useRefetchOnCustomerTransfer(userId: string): void {
  const queryClient = useQueryClient()
  const { error } = useQuery({
    queryKey: [...chartQueryKey, 'records-count', userId],
    queryFn: () => unwrap(api.GET('/pic/calte/browsable-count', { params: { query: { userId } } })),
    enabled: userId !== '',
    refetchInterval: POLL_MS,
    staleTime: 0,
    retry: false,
  })
  const hasLeft = error instanceof ApiError && error.status === 404
  const hadLeft = useRef(false)
  useEffect(() => {
    if (hadLeft.current === hasLeft) return
    hadLeft.current = hasLeft
    void queryClient.invalidateQueries({ queryKey: [...chartQueryKey, 'record'] })
  }, [hasLeft, queryClient])
}
