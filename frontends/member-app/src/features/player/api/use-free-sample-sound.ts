import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

/** The sample for visitors. It is not fetched again while somebody may be listening to it. */
export const useFreeSampleSound = () =>
  useQuery({
    queryKey: ['soundesthe/free-sound'],
    queryFn: () => unwrap(api.GET('/soundesthe/free-sound')),
    staleTime: Number.POSITIVE_INFINITY,
  })
