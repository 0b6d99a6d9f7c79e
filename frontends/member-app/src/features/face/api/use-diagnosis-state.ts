import { keepPreviousData } from '@tanstack/react-query'
import { $api } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'

/** Loads the state of the diagnosis; refetched whenever a step opens, because its picture links expire after ten minutes. */
export const useDiagnosisState = (openedStep: string) =>
  $api.useQuery(
    'get',
    '/aiesthe/current-step',
    { headers: useLanguageHeader(), openedStep },
    {
      // After a change of language the step stays as it is until the new texts are loaded, with what plays or was photographed.
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
    },
  )
