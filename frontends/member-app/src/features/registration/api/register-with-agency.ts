import { api, unwrap } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'

export type AgencyRegistration =
  paths['/account/register']['post']['requestBody']['content']['application/json']

/** Registers with the code of an agency and logs in; returns the application code. */
export const registerWithAgency = async (registration: AgencyRegistration): Promise<string> =>
  (await unwrap(api.POST('/account/register', { body: registration }))) ?? ''
