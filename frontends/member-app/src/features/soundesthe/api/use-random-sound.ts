import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

/** One sound by chance. It stays until another one is asked for: nothing may change the sound under a listener. */
export const useRandomSound = (enabled: boolean) =>
  useQuery({
    queryKey: ['soundesthe/random'],
    queryFn: () => unwrap(api.GET('/soundesthe/random')),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
