import { api, unwrap } from '../../../lib/api/client.ts'

/** The medical sound that goes with another sound. Refused without the plan, and where none goes with it. */
export const fetchAccompaniment = (soundId: string) =>
  unwrap(api.GET('/soundesthe/accompaniment', { params: { query: { soundId } } }))
