import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

/** Loads a random sound for a detail of a purpose; it stays until another one is requested. */
export const useRandomPurposeSound = (detailId: string, enabled: boolean) =>
  useQuery({
    queryKey: ['soundesthe/purpose-detail-random', detailId],
    queryFn: () => unwrap(api.GET('/soundesthe/purpose-detail-random', { params: { query: { detailId } } })),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
