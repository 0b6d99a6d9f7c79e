import { api, unwrap } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'

type PicRegistration =
  paths['/account/register-agency-pic']['post']['requestBody']['content']['application/json']
type AdminRegistration =
  paths['/account/register-agency-admin']['post']['requestBody']['content']['application/json']

/** Registers an agency and its person in charge provisionally and logs in; returns the application code. */
export const registerAgencyPic = async (body: PicRegistration): Promise<string> =>
  (await unwrap(api.POST('/account/register-agency-pic', { body }))) ?? ''

/** Registers an invited administrator and logs in; returns the id of the account. */
export const registerInvitedAdmin = async (body: AdminRegistration): Promise<string> =>
  (await unwrap(api.POST('/account/register-agency-admin', { body }))) ?? ''
