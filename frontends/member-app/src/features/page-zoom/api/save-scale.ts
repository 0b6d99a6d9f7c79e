import { api } from '../../../lib/api/client.ts'

export async function saveScale(scale: number): Promise<void> {
  await api.POST('/page-size/set-scale', { params: { query: { scale } } })
}
