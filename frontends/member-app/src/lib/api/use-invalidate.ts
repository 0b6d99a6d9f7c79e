import { useQueryClient } from '@tanstack/react-query'
import type { PathsWithMethod } from 'openapi-typescript-helpers'
import { useCallback } from 'react'
import type { paths } from './schema.gen.d.ts'

type Path = PathsWithMethod<paths, 'get'> | PathsWithMethod<paths, 'post'>

/**
 * Returns a function that marks what these calls have loaded as stale, whatever their parameters, and resolves when what is on the screen
 * is loaded again.
 */
export function useInvalidate(): (...changed: Path[]) => Promise<unknown> {
  const queryClient = useQueryClient()
  return useCallback(
    (...changed) =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => changed.includes(path as Path),
      }),
    [queryClient],
  )
}
