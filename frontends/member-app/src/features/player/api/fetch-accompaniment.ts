import { api, unwrap } from '../../../lib/api/client.ts'

/** Fetches the medical sound that accompanies a sound. Rejects without the plan, and where there is none. */
export const fetchAccompaniment = (soundId: string) =>
  unwrap(api.GET('/soundesthe/accompaniment', { params: { query: { soundId } } }))
