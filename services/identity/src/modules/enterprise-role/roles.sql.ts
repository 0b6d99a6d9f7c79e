import type { Role } from '@hibiki/http'
import type { Trx } from '../../db/schema.ts'

export async function replaceRole(trx: Trx, userId: string, o: { from: Role; to: Role }): Promise<void> {
  await trx
    .updateTable('user_roles')
    .set({ role: o.to })
    .where('user_id', '=', userId)
    .where('role', '=', o.from)
    .execute()
}
