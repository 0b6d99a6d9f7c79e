import { api } from '../../../lib/api/client.ts'
import type { Credentials } from '../types.ts'

export async function logIn(credentials: Credentials): Promise<void> {
  await api.POST('/auth/login', { body: credentials })
}
