import { api, unwrap } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'

export type GeneralRegistration =
  paths['/account/register/general']['post']['requestBody']['content']['application/json']

/** Registers and logs in; the response may name the product that was chosen before. */
export const registerGeneralMember = (registration: GeneralRegistration): Promise<{ productId?: string }> =>
  unwrap(api.POST('/account/register/general', { body: registration })).then((response) => response ?? {})
