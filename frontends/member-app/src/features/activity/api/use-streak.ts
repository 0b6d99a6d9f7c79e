import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

const queryKey = ['activity', 'streak']

/** Loads the streak of days with a play, which forgives one missed day a week. */
export const useStreak = () =>
  useQuery({ queryKey, queryFn: () => unwrap(api.GET('/activity/streak')), staleTime: 0 })

/** Saves on which days of the week (ISO, Monday is 1) a play is expected. */
export function useSaveStreakWeekdays() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (weekdays: number[]) => unwrap(api.POST('/activity/streak-days', { body: { weekdays } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
