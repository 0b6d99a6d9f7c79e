import { ApiError } from '@hibiki/http'
import { writeForMember } from '@hibiki/projections'
import type { Transaction } from 'kysely'
import type { SupportContext } from '../../context.ts'
import type { SupportTables } from '../../tables.ts'
import { insertFileUpload } from './pictures.sql.ts'

/**
 * Stores an uploaded file and inserts its row while nothing else of the same person can.
 *
 * @returns the file's id
 * @throws ApiError E4040 when the person was deleted meanwhile
 */
export async function storeFile(
  { db, clock }: Pick<SupportContext, 'db' | 'clock'>,
  {
    memberId,
    store,
    insert,
  }: {
    memberId: string
    store: (id: string) => Promise<void>
    insert: (trx: Transaction<SupportTables>, row: { id: string; now: Date }) => Promise<void>
  },
): Promise<string> {
  const id = await insertFileUpload(db, clock())
  await store(id)
  const isKnown = await writeForMember(db, memberId, async (trx) => {
    await insert(trx, { id, now: clock() })
    return true
  })
  if (!isKnown) throw new ApiError('E4040')
  return id
}
