import { api, unwrap } from '../../../lib/api/client.ts'

/** Applies to join another agency and returns the application code. */
export const applyForAgencyChange = async (body: {
  agencyCode: string
  picId: string | null
}): Promise<string> => (await unwrap(api.POST('/applying/agency-change', { body }))) ?? ''
