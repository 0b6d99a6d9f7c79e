import { answerOf, api } from '../../../lib/api/client.ts'

/** Asks another agency to take the member in; answers the application code (D-052, D-058). */
export const applyForAgencyChange = async (body: {
  agencyCode: string
  picId: string | null
}): Promise<string> => (await answerOf(api.POST('/applying/agency-change', { body }))) ?? ''
