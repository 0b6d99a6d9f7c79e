import { useQuery } from '@tanstack/react-query'
import { answerOf, api } from '../../../lib/api/client.ts'

/** Three individual sentences, from the minutes of the last week (D-106). */
export const useAdvice = () =>
  useQuery({ queryKey: ['activity', 'advice'], queryFn: () => answerOf(api.GET('/activity/advice')) })
