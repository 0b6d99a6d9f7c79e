import { useQuery } from '@tanstack/react-query'
import { answerOf, api } from '../../../lib/api/client.ts'

/** Every piece of Kanade music, newest first (at most 300). */
export const useKanadeSounds = () =>
  useQuery({ queryKey: ['kanade/list'], queryFn: () => answerOf(api.GET('/api/kanade/list')) })
