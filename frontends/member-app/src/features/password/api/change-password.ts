import { api } from '../../../lib/api/client.ts'

interface Change {
  currentPassword: string
  newPassword: string
  newVerifyPassword: string
}

/** Changes the password and ends the member's other sessions. */
export async function changePassword(change: Change): Promise<void> {
  await api.POST('/account/change-password', { body: change })
}
