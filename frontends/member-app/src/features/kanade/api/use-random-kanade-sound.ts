import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

/** Loads a random piece, which stays until another one is requested. */
export const useRandomKanadeSound = (enabled: boolean) =>
  useQuery({
    queryKey: ['kanade/random'],
    queryFn: () => unwrap(api.GET('/kanade/random')),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
