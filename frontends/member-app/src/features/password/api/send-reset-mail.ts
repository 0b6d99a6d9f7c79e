import { api } from '../../../lib/api/client.ts'

/** Sends the mail; the response is the same whether or not the address has an account. */
export async function sendResetMail(email: string): Promise<void> {
  await api.POST('/account/forgot-password/issue-confirm-mail', { params: { query: { email } } })
}
