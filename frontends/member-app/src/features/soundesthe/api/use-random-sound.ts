import { useQuery } from '@tanstack/react-query'
import { answerOf, api } from '../../../lib/api/client.ts'

/** One sound by chance. It stays until another one is asked for: nothing may change the sound under a listener. */
export const useRandomSound = () =>
  useQuery({
    queryKey: ['soundesthe/random'],
    queryFn: () => answerOf(api.GET('/soundesthe/random')),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
