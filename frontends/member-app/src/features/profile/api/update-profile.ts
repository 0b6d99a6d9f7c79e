import { api } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'

export type ProfileUpdate = paths['/profile/update']['post']['requestBody']['content']['application/json']

export async function updateProfile(update: ProfileUpdate): Promise<void> {
  await api.POST('/profile/update', { body: update })
}
