import { ApiError } from '@hibiki/http'
import type { Db } from '../../tables.ts'
import { isReconciliationDue } from './restores.sql.ts'

/**
 * Rejects charges after the restore of a backup until `reconcile` has compared the payments, because what was charged since is
 * unknown here.
 * @throws ApiError E5030
 */
export async function requireReconciled(db: Db): Promise<void> {
  if (await isReconciliationDue(db)) throw new ApiError('E5030')
}
