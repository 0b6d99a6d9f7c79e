import type { Database } from '@hibiki/database'
import type { Logger } from 'pino'
import { listBrokenChainPositions } from './audit-chain.sql.ts'

/**
 * Logs an error when the audit log was changed.
 * @throws Error then, so that the job counts as failed, which raises an alert
 */
export async function checkAuditChain(database: Pick<Database<unknown>, 'pool'>, log: Logger): Promise<void> {
  const broken = await listBrokenChainPositions(database)
  if (broken.length === 0) return
  log.error({ broken: broken.length, first: broken[0] }, 'audit chain broken')
  throw new Error(`the audit chain is broken at position ${broken[0]}`)
}
