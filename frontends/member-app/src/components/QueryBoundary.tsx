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

/** Tells whether the server rejects access to data that was shown before, because it is gone or no longer the member's. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== TOO_MANY_REQUESTS

/**
 * Shows the data of a query, its loading state or its error. Data stays when a refetch fails without a refusal, so that a form
 * inside keeps its input.
 */
export function QueryBoundary<T>({ query, lines = 2, children }: Props<T>) {
  // The deferred value makes the render interruptible, so that a slow phone still responds to touches.
  const isPending = useDeferredValue(query.isPending)
  if (query.isPending || (isPending && query.isSuccess)) return <LoadingState lines={lines} />
  if (query.isLoadingError || (query.isRefetchError && isRefused(query.error)))
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  return children(query.data)
}
