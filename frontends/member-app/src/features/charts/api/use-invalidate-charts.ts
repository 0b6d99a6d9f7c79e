import { type Query, useQueryClient } from '@tanstack/react-query'

/** What the calendar opened is left out, because the service logs each request for it as another opening. */
const isOfCharts = ({ queryKey: [, path] }: Pick<Query, 'queryKey'>): boolean =>
  String(path).includes('calte') && path !== '/common/calte/get-format'

/** Returns a function that refetches everything about charts, because a change of one shows in most of them. */
export function useInvalidateCharts(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ predicate: isOfCharts })
}
