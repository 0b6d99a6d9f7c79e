import { type QueryClient, type QueryKey, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import {
  isPasswordRequiredError,
  type PasswordConfirmedRunner,
} from '../../../lib/api/password-confirmed-runner.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { type DayRange, getPollDelayMs } from '../calendar.rules.ts'
import type { CalendarEvent } from '../types.ts'

interface LoadedEvents {
  /** The events are undefined while only outdated ones are known. */
  events: readonly CalendarEvent[] | undefined
  /** The version is null in the own calendar, which is not polled. */
  version: string | null
  /** The failures before the last success are not counted by the backoff. */
  failuresBefore: number
}

const nothingLoaded: LoadedEvents = { events: undefined, version: null, failuresBefore: 0 }

/**
 * Loads the events of these days, oldest first: the member's own, or those of the named customers, with titles in the member's language.
 *
 * Of customers only the version is polled, and their events are requested when it changes: each request for events is a view that
 * the customer reads about. Their events are shown only while a poll says that nothing newer exists, because a customer may have
 * withdrawn some of what is in memory.
 */
export function useCalendarEvents(
  userIds: readonly string[],
  { since, until }: DayRange,
  confirmed: PasswordConfirmedRunner,
) {
  const headers = useLanguageHeader()
  const isOfOthers = userIds.length > 0
  const body = { userIds: [...userIds], since, until }
  const requestEvents = async () => {
    const { data = [], response } = await confirmed(() =>
      api.POST('/calendar/esthe-between', { body, headers }),
    )
    return { events: data, version: response.headers.get('calendar-version') }
  }
  const requestVersion = () => confirmed(() => unwrap(api.POST('/calendar/esthe-between/version', { body })))

  async function loadOfOthers(queryClient: QueryClient, queryKey: QueryKey): Promise<LoadedEvents> {
    const failuresBefore = queryClient.getQueryState(queryKey)?.errorUpdateCount ?? 0
    const known = queryClient.getQueryData<LoadedEvents>(queryKey)
    const { version } = await requestVersion()
    if (known?.events && known.version === version) return { ...known, failuresBefore }
    // The outdated events are removed before the new ones arrive, which a slow network may delay.
    if (known?.events) queryClient.setQueryData<LoadedEvents>(queryKey, { ...known, events: undefined })
    const loaded = await requestEvents()
    // The events may be newer than the version that was polled before them.
    return { events: loaded.events, version: loaded.version ?? version, failuresBefore }
  }

  const query = useQuery({
    queryKey: ['post', '/calendar/esthe-between', { body, headers }] as const,
    queryFn: async ({ client, queryKey }): Promise<LoadedEvents> =>
      isOfOthers
        ? await loadOfOthers(client, queryKey)
        : { ...(await requestEvents()), version: null, failuresBefore: 0 },
    // Only the caller's own events of other days may be shown as a placeholder.
    placeholderData: (before, previous) =>
      isOfOthers || previous?.queryKey[2].body.userIds.length !== 0 ? undefined : before,
    // A query with data keeps its error until a request succeeds, so the message stays while polls continue to fail.
    initialData: isOfOthers ? nothingLoaded : undefined,
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount, error, errorUpdateCount } }) => {
      // An easy login must enter the password once, not for every poll.
      const isAskedForPassword = isPasswordRequiredError(error) || (dataUpdateCount === 0 && error === null)
      if (!isOfOthers || isAskedForPassword) return false
      return getPollDelayMs(error === null ? 0 : errorUpdateCount - (data?.failuresBefore ?? 0))
    },
  })
  const isConfirmed = !isOfOthers || query.isFetchedAfterMount
  const events = isConfirmed && !query.isError ? query.data?.events : undefined
  return {
    events,
    error: isConfirmed ? query.error : null,
    /** The events are those of other days while those of the requested days load. */
    isPlaceholderData: query.isPlaceholderData,
    isWaiting: query.isFetching && (events === undefined || query.isPlaceholderData),
    retry: () => void query.refetch(),
  }
}
