import { ApiError } from '@hibiki/http'
import type { Db } from '../../tables.ts'
import { isReconciliationDue } from './restores.sql.ts'

/**
 * After the restore of a backup nobody here knows what was charged since, so nothing is charged until `reconcile` has compared it.
 *
 * @throws ApiError E5030
 */
export async function requireReconciled(db: Db): Promise<void> {
  if (await isReconciliationDue(db)) throw new ApiError('E5030')
}
