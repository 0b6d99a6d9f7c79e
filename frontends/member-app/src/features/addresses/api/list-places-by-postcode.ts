import { api, unwrap } from '../../../lib/api/client.ts'
import type { PostcodePlace } from '../types.ts'

/** Finds the places of a postcode: nearly always one, sometimes several. An unknown postcode is rejected with a message. */
export async function listPlacesByPostcode(postcode: string): Promise<readonly PostcodePlace[]> {
  return (await unwrap(api.GET('/v2/address/search', { params: { query: { postcode } } }))).candidates
}
