import { api, unwrap } from '../../../lib/api/client.ts'

/** Asks another agency to take the member in; returns the application code. */
export const applyForAgencyChange = async (body: {
  agencyCode: string
  picId: string | null
}): Promise<string> => (await unwrap(api.POST('/applying/agency-change', { body }))) ?? ''
