import { ApiError } from '@hibiki/http'
import type { Trx } from '../../db/identity-tables.ts'
import { listPeople } from './people.sql.ts'
import { lockUser } from './users.sql.ts'

/**
 * Locks the member of a console route's path parameter, like a login: a concurrent login has either opened its session, or waits
 * and sees the change. Returns the id.
 * @throws ApiError E4040 for an unknown or malformed id
 */
export async function lockTargetMember(trx: Trx, { id }: { id: string }): Promise<string> {
  const [member] = await listPeople(trx, { ids: [id] }, { offset: 0, limit: 1 })
  if (!member) throw new ApiError('E4040')
  await lockUser(trx, member.id)
  return member.id
}
