import { api, unwrap } from '../../../lib/api/client.ts'
import type { Place } from '../types.ts'

/** The places of a postcode: nearly always one, sometimes several. An unknown postcode is refused with a text to show. */
export async function searchPostcode(postcode: string): Promise<readonly Place[]> {
  return (await unwrap(api.GET('/v2/address/search', { params: { query: { postcode } } }))).candidates
}
