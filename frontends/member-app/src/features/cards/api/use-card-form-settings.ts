import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

/** Loads which card form to show and where it sends a card. */
export const useCardFormSettings = () =>
  useQuery({
    queryKey: ['card-form'],
    queryFn: () => unwrap(api.GET('/credit-card/form')),
    staleTime: Number.POSITIVE_INFINITY,
  })
