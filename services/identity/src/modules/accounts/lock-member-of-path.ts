import { ApiError } from '@hibiki/http'
import type { Trx } from '../../db/schema.ts'
import { listPeople } from './people.sql.ts'
import { lockUser } from './users.sql.ts'

/**
 * Locks the member whom an address of the console names, as a login does: one under way has opened its session then, or waits and meets
 * what holds afterwards. Returns the id.
 *
 * @throws ApiError E4040 for nobody, or what is no id
 */
export async function lockMemberOfPath(trx: Trx, { id }: { id: string }): Promise<string> {
  const [member] = await listPeople(trx, { ids: [id] }, { offset: 0, limit: 1 })
  if (!member) throw new ApiError('E4040')
  await lockUser(trx, member.id)
  return member.id
}
