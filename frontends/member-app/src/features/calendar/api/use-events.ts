import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { RunConfirmed } from '../../../lib/api/run-confirmed.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import type { DayRange } from '../rules.ts'

/** What customers withdraw, and customers who leave, are gone from a calendar of staff within five seconds. */
const POLL_MS = 4_000

/**
 * What happened in these days, oldest first: of the member, or of the customers named. Titles are in the member's language.
 *
 * Of customers only the version is polled, and their events are requested when it changes: each request for events is a view that
 * the customer reads about.
 */
export function useEvents(userIds: readonly string[], { since, until }: DayRange, confirmed: RunConfirmed) {
  const { language } = useLanguage()
  const isOfOthers = userIds.length > 0
  const body = { userIds: [...userIds], since, until }
  const version = useQuery({
    queryKey: ['calendar/esthe-between/version', userIds, since, until],
    queryFn: async () =>
      (await confirmed(() => unwrap(api.POST('/calendar/esthe-between/version', { body })))).version,
    enabled: isOfOthers,
    staleTime: 0,
    // Not before the first response: a session that must give its password first is asked for it once.
    refetchInterval: ({ state }) => state.data !== undefined && POLL_MS,
  })
  const events = useQuery({
    queryKey: ['calendar/esthe-between', userIds, since, until, language, version.data],
    queryFn: async () => (await confirmed(() => unwrap(api.POST('/calendar/esthe-between', { body })))) ?? [],
    enabled: !isOfOthers || version.data !== undefined,
    // Nobody's events may stand under another customer's name, not for a moment.
    placeholderData: (before, query) => (String(query?.queryKey[1]) === String(userIds) ? before : undefined),
    staleTime: 0,
    // Coming back to the page polls the version, which tells whether there is anything new to view.
    refetchOnWindowFocus: !isOfOthers,
    refetchOnReconnect: !isOfOthers,
  })
  return {
    events: version.isError ? undefined : events.data,
    error: version.error ?? events.error,
    /** Whether the events are those of other days, until those asked for are here. */
    isPlaceholderData: events.isPlaceholderData,
    isWaiting: (events.isFetching || version.isPending) && (events.isPending || events.isPlaceholderData),
    retry: () => void (version.isError ? version.refetch() : events.refetch()),
  }
}
