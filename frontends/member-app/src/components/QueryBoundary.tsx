import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue } from 'react'
import { ApiError } from '../lib/api/api-error.ts'
import { ErrorState } from './ErrorState.tsx'
import { LoadingState } from './LoadingState.tsx'

interface Props<T> {
  query: UseQueryResult<T>
  lines?: number
  children: (data: T) => ReactNode
}

const TOO_MANY_REQUESTS = 429

/** Whether what was shown is no longer there for this reader: gone, or not theirs any more. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== TOO_MANY_REQUESTS

/**
 * What was asked for, or that it is on its way, or why it did not come. What is there stays when the network or the server is away
 * as it is read again: a form inside keeps what was written in it.
 */
export function QueryBoundary<T>({ query, lines = 2, children }: Props<T>) {
  // What arrives is drawn in slices instead of at one blow: a slow phone goes on answering touches.
  const isPending = useDeferredValue(query.isPending)
  if (query.isPending || (isPending && query.isSuccess)) return <LoadingState lines={lines} />
  if (query.isLoadingError || (query.isRefetchError && isRefused(query.error)))
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  return children(query.data)
}
