import type { Role } from '@hibiki/http'
import type { Trx } from '../../db/identity-tables.ts'

export async function replaceRole(
  trx: Trx,
  userId: string,
  options: { from: Role; to: Role },
): Promise<void> {
  await trx
    .updateTable('user_roles')
    .set({ role: options.to })
    .where('user_id', '=', userId)
    .where('role', '=', options.from)
    .execute()
}
