import { api, unwrap } from '../../../lib/api/client.ts'

/**
 * Hands this device to the customer of a record. The session is lowered after that: ending the hand-over then requires the password of the
 * staff. Where it cannot be lowered, nothing is handed over.
 */
export async function startHandOver(calteRecordId: string): Promise<void> {
  await unwrap(api.POST('/pic/calte/hand-over', { body: { calteRecordId } }))
  try {
    await unwrap(api.POST('/auth/lower-assurance'))
  } catch (error) {
    await unwrap(api.POST('/pic/calte/hand-over/end')).catch(() => undefined)
    throw error
  }
}

/** Ends the hand-over with the password of the staff. */
export async function endHandOver(typed: { password: string; totpCode?: string }): Promise<void> {
  await unwrap(api.POST('/auth/confirm-password', { body: typed }))
  await unwrap(api.POST('/pic/calte/hand-over/end'))
}
