import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue } from 'react'
import { ErrorState } from './ErrorState.tsx'
import { LoadingState } from './LoadingState.tsx'

interface Props<T> {
  query: UseQueryResult<T>
  lines?: number
  children: (data: T) => ReactNode
}

/** What was asked for, or that it is on its way, or why it did not come. */
export function QueryBoundary<T>({ query, lines = 2, children }: Props<T>) {
  // What arrives is drawn in slices instead of at one blow: a slow phone goes on answering touches.
  const isPending = useDeferredValue(query.isPending)
  if (query.isPending || (isPending && query.isSuccess)) return <LoadingState lines={lines} />
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  return children(query.data)
}
