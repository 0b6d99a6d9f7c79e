import { api } from '../../../lib/api/client.ts'

/** Redeems a bonus code, which works once. */
export async function redeemBonusCode(code: string): Promise<void> {
  await api.POST('/v3/bonuscode/apply', { body: { code } })
}
