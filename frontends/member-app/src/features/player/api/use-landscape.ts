import { $api } from '../../../lib/api/queries.ts'

/** Returns the landscape of a sound once it is known; nothing without a network. */
export function useLandscape(soundId: string, { enabled = true } = {}) {
  const { data } = $api.useQuery(
    'get',
    '/soundesthe/landscape',
    { params: { query: { soundId } } },
    { enabled, staleTime: Number.POSITIVE_INFINITY, retry: false },
  )
  return data
}
