import { $api } from '../../../lib/api/queries.ts'

/** Loads the mail address that a registration link confirms; an invalid link is rejected with a message. */
export const useRegistrationLink = (path: string, { enabled = true } = {}) =>
  $api.useQuery(
    'post',
    '/account/confirm-temp-url',
    { params: { query: { path } } },
    { staleTime: Number.POSITIVE_INFINITY, enabled },
  )
