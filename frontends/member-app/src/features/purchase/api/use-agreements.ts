import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'

export interface Agreements {
  terms: boolean
  data: boolean
}

const agreementOptions = {
  // The key differs from the single calls', because my page shows a dialog as soon as its own query finds a consent missing.
  queryKey: ['get', '/agreement/term-of-service', { and: '/agreement/providing-data' }],
  queryFn: async (): Promise<Agreements> => {
    const [terms, data] = await Promise.all([
      unwrap(api.GET('/agreement/term-of-service')),
      unwrap(api.GET('/agreement/providing-data')),
    ])
    return { terms: terms === true, data: data === true }
  },
  staleTime: 0,
}

export const hasAllAgreements = ({ terms, data }: Agreements): boolean => terms && data

/** Loads which of the two consents the member has given. */
export const useAgreements = () => useQuery(agreementOptions)

/** Returns a function that refetches the consents right before the purchase, and tells whether both are given. */
export function useRecheckAgreements(): () => Promise<boolean> {
  const queryClient = useQueryClient()
  return async () => hasAllAgreements(await queryClient.fetchQuery(agreementOptions))
}

/** Gives the missing consents. */
export function useGiveMissingAgreements() {
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: async ({ terms, data }: Agreements): Promise<void> => {
      const params = { query: { agreement: true } }
      if (!terms) await api.POST('/agreement/agree-term-of-service', { params })
      if (!data) await api.POST('/agreement/agree-providing-data', { params })
    },
    onSettled: () =>
      invalidate('/agreement/consents', '/agreement/providing-data', '/agreement/term-of-service'),
  })
}
