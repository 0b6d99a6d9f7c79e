import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { Hours } from '../room/hours.rules.ts'
import type { PlayWindow } from '../types.ts'

/** What is being edited is not read again meanwhile. */
const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }

/** When which sounds of a section play by themselves. */
export const useSchedule = (sectionId: string) =>
  useQuery({
    ...once,
    queryKey: ['enterprise', 'schedule', sectionId],
    queryFn: () =>
      unwrap(api.GET('/v2/enterprise/my/room/section/schedule', { params: { query: { sectionId } } })),
  })

/** Replaces the schedule; it takes over at once. */
export function useSaveSchedule(sectionId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (windows: PlayWindow[]) =>
      unwrap(api.POST('/v2/enterprise/my/room/section/schedule', { body: { sectionId, windows } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['enterprise', 'overview'] }),
  })
}

/** When a room is open; null: always. */
export const useOpeningHours = (roomId: string) =>
  useQuery({
    ...once,
    queryKey: ['enterprise', 'opening-hours', roomId],
    queryFn: () => unwrap(api.GET('/v2/enterprise/my/room/opening-hours', { params: { query: { roomId } } })),
  })

/** Replaces the opening hours; they hold at once. */
export function useSaveOpeningHours(roomId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (openingHours: Hours[] | null) =>
      unwrap(api.POST('/v2/enterprise/my/room/opening-hours', { body: { roomId, openingHours } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['enterprise', 'overview'] }),
  })
}

/** The proof of play, a row per section and day; the days are included. */
export const usePlayReport = (range: { since: string; until: string; sectionId?: string }) =>
  useQuery({
    queryKey: ['enterprise', 'report', range],
    queryFn: () => unwrap(api.GET('/v2/enterprise/my/report', { params: { query: range } })),
  })
