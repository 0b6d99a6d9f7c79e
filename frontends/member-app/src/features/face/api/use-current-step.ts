import { useQuery } from '@tanstack/react-query'
import { answerOf, api } from '../../../lib/api/client.ts'

/** Where the diagnosis stands, asked anew whenever a step opens (D1§4): the links to pictures in it work for ten minutes. */
export const useCurrentStep = (opened: string) =>
  useQuery({
    queryKey: ['aiesthe/current-step', opened],
    queryFn: () => answerOf(api.GET('/aiesthe/current-step')),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
