import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'

type Consents = paths['/agreement/consents']['get']['responses']['200']['content']['application/json']
export type Consent = Consents[number]

const key = ['consents']

/** Loads the member's decisions about the terms of service and about providing data. */
export const useConsents = () =>
  useQuery({
    queryKey: [...key, 'all'],
    queryFn: async () => (await unwrap(api.GET('/agreement/consents'))) ?? [],
  })

/** Loads whether the member has agreed to the current use of data; refetched at every entry to my page. */
export const useProvidingDataConsent = (enabled: boolean) =>
  useQuery({
    queryKey: [...key, 'providing-data'],
    queryFn: async () => (await unwrap(api.GET('/agreement/providing-data'))) ?? true,
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Makes my page request the consent again when a call was rejected because the consent was withdrawn elsewhere. */
export function useRecheckConsentOnError(error: unknown): void {
  const queryClient = useQueryClient()
  const isMissing = error instanceof ApiError && error.code === 'E4003'
  useEffect(() => {
    if (isMissing) void queryClient.invalidateQueries({ queryKey: [...key, 'providing-data'] })
  }, [isMissing, queryClient])
}

interface Decision {
  document: Consent['document']
  agreement: boolean
}

/** Gives, refuses or withdraws a consent. */
export function useDecideConsent() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ document, agreement }: Decision): Promise<void> => {
      const params = { query: { agreement } }
      if (document === 'providing-data') await api.POST('/agreement/agree-providing-data', { params })
      else await api.POST('/agreement/agree-term-of-service', { params })
    },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: key }),
        // The advice follows a face diagnosis only with the consent.
        queryClient.invalidateQueries({ queryKey: ['activity', 'advice'] }),
      ]),
  })
}
