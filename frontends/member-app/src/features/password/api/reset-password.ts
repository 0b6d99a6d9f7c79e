import { api } from '../../../lib/api/client.ts'

interface Reset {
  path: string
  password: string
  verifyPassword: string
}

/** Sets a new password and ends every session of the account. */
export async function resetPassword(reset: Reset): Promise<void> {
  await api.POST('/account/forgot-password/reset', { body: reset })
}
