import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

/** Loads a random sound. It stays until another one is requested, because the sound must not change while it plays. */
export const useRandomSound = (enabled: boolean) =>
  useQuery({
    queryKey: ['soundesthe/random'],
    queryFn: () => unwrap(api.GET('/soundesthe/random')),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
