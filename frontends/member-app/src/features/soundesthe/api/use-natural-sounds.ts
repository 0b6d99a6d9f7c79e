import { useQuery } from '@tanstack/react-query'
import { answerOf, api } from '../../../lib/api/client.ts'

/** Every nature sound, newest first (at most 300). */
export const useNaturalSounds = () =>
  useQuery({
    queryKey: ['natural-sound/list'],
    queryFn: () => answerOf(api.GET('/api/natural-sound/list')),
  })
