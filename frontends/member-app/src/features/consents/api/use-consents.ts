import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { api } from '../../../lib/api/client.ts'
import { $api } from '../../../lib/api/queries.ts'
import type { ResponseBody } from '../../../lib/api/response-body.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'

export type Consent = ResponseBody<'/agreement/consents'>[number]

/** Loads whether the member has agreed to the current use of data; refetched at every entry to my page. */
export const useProvidingDataConsent = () =>
  $api.useQuery('get', '/agreement/providing-data', undefined, { staleTime: Number.POSITIVE_INFINITY })

/** Makes my page request the consent again when a call was rejected because the consent was withdrawn elsewhere. */
export function useRecheckConsentOnError(error: unknown): void {
  const invalidate = useInvalidate()
  const isMissing = error instanceof ApiError && error.code === 'E4003'
  useEffect(() => {
    if (isMissing) void invalidate('/agreement/providing-data')
  }, [isMissing, invalidate])
}

interface Decision {
  document: Consent['document']
  agreement: boolean
}

/** Gives, refuses or withdraws a consent. */
export function useDecideConsent() {
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: async ({ document, agreement }: Decision): Promise<void> => {
      const params = { query: { agreement } }
      if (document === 'providing-data') await api.POST('/agreement/agree-providing-data', { params })
      else await api.POST('/agreement/agree-term-of-service', { params })
    },
    onSuccess: () =>
      invalidate(
        '/agreement/consents',
        '/agreement/providing-data',
        '/agreement/term-of-service',
        // The advice follows a face diagnosis only with the consent.
        '/activity/advice',
      ),
  })
}
