import { api, unwrap } from '../../../lib/api/client.ts'

/** Completes a change of address by the link of the mail, which works once. Returns the new address. */
export async function confirmEmailChange(path: string): Promise<string> {
  const { email } = await unwrap(api.POST('/account/confirm-email-change', { params: { query: { path } } }))
  return email
}
