import { useQuery } from '@tanstack/react-query'
import { answerOf, api } from '../../../lib/api/client.ts'
import type { PurposeCode } from '../rules.ts'

/** What a purpose can mean in particular, to choose from. */
export const usePurposeDetails = (code: PurposeCode) =>
  useQuery({
    queryKey: ['soundesthe/purpose-details', code],
    queryFn: () => answerOf(api.GET('/soundesthe/purpose-details', { params: { query: { code } } })),
  })
