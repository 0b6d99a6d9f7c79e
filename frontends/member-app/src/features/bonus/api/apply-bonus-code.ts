import { api } from '../../../lib/api/client.ts'

/** Gives the member what the code is worth, once. */
export async function applyBonusCode(code: string): Promise<void> {
  await api.POST('/v3/bonuscode/apply', { body: { code } })
}
