import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

const queryKey = ['activity', 'streak']

/** Days in a row with a play, forgiving one missed day a week. */
export const useStreak = () =>
  useQuery({ queryKey, queryFn: () => unwrap(api.GET('/activity/streak')), staleTime: 0 })

/** On which days of the week (ISO, Monday 1) a play is expected. */
export function useSetStreakDays() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (weekdays: number[]) => unwrap(api.POST('/activity/streak-days', { body: { weekdays } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
