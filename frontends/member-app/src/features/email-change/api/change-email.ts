import { api } from '../../../lib/api/client.ts'

interface Change {
  password: string
  email: string
}

/** Asks for a change of address. Returns alike whether the new address has an account or not. */
export async function changeEmail(change: Change): Promise<void> {
  await api.POST('/account/change-email', { body: change })
}
