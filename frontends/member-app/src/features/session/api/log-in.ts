import { api } from '../../../lib/api/client.ts'

export async function logIn(credentials: { loginId: string; password: string }): Promise<void> {
  await api.POST('/auth/login', { body: credentials })
}
