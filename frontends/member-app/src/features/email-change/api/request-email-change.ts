import { api } from '../../../lib/api/client.ts'

interface Change {
  password: string
  email: string
}

/** Requests a change of address. The response is the same whether or not the new address has an account. */
export async function requestEmailChange(change: Change): Promise<void> {
  await api.POST('/account/change-email', { body: change })
}
