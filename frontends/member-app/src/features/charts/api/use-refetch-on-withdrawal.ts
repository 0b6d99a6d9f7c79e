import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'

const POLL_MS = 3000
/** The charts service learns of a change a moment after the count does, so the record is requested again after each of these delays. */
const REFETCH_DELAYS_MS = [0, 1500, 6000] as const
const polled = { refetchInterval: POLL_MS, staleTime: 0, retry: false }

/**
 * Follows what a customer publishes while a chart is open: a withdrawn diagnosis leaves the screen within five seconds. The
 * published ones are only counted, which the log does not record as a view.
 */
export function useRefetchOnWithdrawal(userId: string, isWatching: boolean): void {
  const queryClient = useQueryClient()
  const invalidate = useInvalidate()
  const { data: count } = $api.useQuery(
    'get',
    '/aiesthe/history-count',
    { params: { query: { userId } } },
    { ...polled, enabled: isWatching },
  )
  const lastCount = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (count === undefined) return
    const isChanged = lastCount.current !== undefined && lastCount.current !== count
    lastCount.current = count
    if (!isChanged) return
    queryClient.removeQueries({ queryKey: ['get', '/aiesthe/detect-result'], type: 'inactive' })
    const timers = REFETCH_DELAYS_MS.map((ms) =>
      window.setTimeout(() => void invalidate('/pic/calte/get-format-from-record'), ms),
    )
    return () => {
      for (const timer of timers) window.clearTimeout(timer)
    }
  }, [count, queryClient, invalidate])
}

/**
 * Follows whether the customer of an open chart is still one of the own salon: after a transfer the chart leaves the screen within
 * five seconds, and comes back when that is undone. The records are only counted, which is not logged.
 */
export function useRefetchOnCustomerTransfer(userId: string): void {
  const invalidate = useInvalidate()
  const { error } = $api.useQuery(
    'get',
    '/pic/calte/browsable-count',
    { params: { query: { userId } } },
    { ...polled, enabled: userId !== '' },
  )
  const hasLeft = error instanceof ApiError && error.status === 404
  const hadLeft = useRef(false)
  useEffect(() => {
    if (hadLeft.current === hasLeft) return
    hadLeft.current = hasLeft
    void invalidate('/pic/calte/get-format-from-record')
    void invalidate('/common/calte/photo-visits')
  }, [hasLeft, invalidate])
}
