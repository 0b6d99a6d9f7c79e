import { projectionLagQueryOptions } from '../../../lib/api/projection-lag-query-options.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'

/** What is due is refetched whenever the list is opened. */
export const dueMentalCheckOptions = { ...projectionLagQueryOptions, staleTime: 0 }

/** Loads the due mental checks. */
export const useDueMentalChecks = () =>
  $api.useQuery(
    'get',
    '/mental-check/can-do-mentalchecks',
    { headers: useLanguageHeader() },
    dueMentalCheckOptions,
  )
