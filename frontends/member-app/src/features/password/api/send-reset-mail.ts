import { api } from '../../../lib/api/client.ts'

/** Returns alike whether the address has an account or not. */
export async function sendResetMail(email: string): Promise<void> {
  await api.POST('/account/forgot-password/issue-confirm-mail', { params: { query: { email } } })
}
