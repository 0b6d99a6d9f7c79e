import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { RunConfirmed } from '../../../lib/api/run-confirmed.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import type { DayRange } from '../rules.ts'

/** What customers withdraw, and customers who leave, are gone from a calendar of staff within five seconds. */
const askAgainMs = 4_000

/** Makes a call, after the password where the session needs it. */

/** What happened in these days, oldest first: of the member, or of the customers named. Titles are in the member's language. */
export function useEvents(userIds: readonly string[], { since, until }: DayRange, confirmed: RunConfirmed) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['calendar/esthe-between', userIds, since, until, language],
    queryFn: async () =>
      (await confirmed(() =>
        unwrap(api.POST('/calendar/esthe-between', { body: { userIds: [...userIds], since, until } })),
      )) ?? [],
    // Nobody's events may stand under another customer's name, not for a moment.
    placeholderData: (before, query) => (String(query?.queryKey[1]) === String(userIds) ? before : undefined),
    staleTime: 0,
    // Not before the first answer: a session that must give its password first is asked for it once.
    refetchInterval: ({ state }) => userIds.length > 0 && state.data !== undefined && askAgainMs,
  })
}
