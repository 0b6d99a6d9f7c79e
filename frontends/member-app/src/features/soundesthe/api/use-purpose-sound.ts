import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

/** A sound by chance among those that suit a particular purpose; it stays until another one is asked for. */
export const usePurposeSound = (detailId: string, enabled: boolean) =>
  useQuery({
    queryKey: ['soundesthe/purpose-detail-random', detailId],
    queryFn: () => unwrap(api.GET('/soundesthe/purpose-detail-random', { params: { query: { detailId } } })),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
