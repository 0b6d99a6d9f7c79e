import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { WeeklyHours } from '../room/weekly-hours.rules.ts'
import type { PlayWindow } from '../types.ts'

/** A form is not fetched again while somebody edits it. */
const fetchOnce = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }

/** Fetches when which sounds of a section play by themselves. */
export const useSectionSchedule = (sectionId: string) =>
  useQuery({
    ...fetchOnce,
    queryKey: ['enterprise', 'schedule', sectionId],
    queryFn: () =>
      unwrap(api.GET('/v2/enterprise/my/room/section/schedule', { params: { query: { sectionId } } })),
  })

/** Replaces the schedule, which takes effect at once. */
export function useSaveSectionSchedule(sectionId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (windows: PlayWindow[]) =>
      unwrap(api.POST('/v2/enterprise/my/room/section/schedule', { body: { sectionId, windows } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['enterprise', 'overview'] }),
  })
}

/** Fetches when a room is open; null means always. */
export const useOpeningHours = (roomId: string) =>
  useQuery({
    ...fetchOnce,
    queryKey: ['enterprise', 'opening-hours', roomId],
    queryFn: () => unwrap(api.GET('/v2/enterprise/my/room/opening-hours', { params: { query: { roomId } } })),
  })

/** Replaces the opening hours, which take effect at once. */
export function useSaveOpeningHours(roomId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (openingHours: WeeklyHours[] | null) =>
      unwrap(api.POST('/v2/enterprise/my/room/opening-hours', { body: { roomId, openingHours } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['enterprise', 'overview'] }),
  })
}

/** Fetches the proof of play, a row per section and day, from the first day to the last one inclusive. */
export const usePlayReport = (range: { since: string; until: string; sectionId?: string }) =>
  useQuery({
    queryKey: ['enterprise', 'report', range],
    queryFn: () => unwrap(api.GET('/v2/enterprise/my/report', { params: { query: range } })),
  })
