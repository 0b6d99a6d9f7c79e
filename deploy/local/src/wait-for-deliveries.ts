import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'

const POLL_MS = 50

/**
 * Waits until the other services have taken every event of these databases. An event that cannot be taken is tried again later and must
 * not hold up a start, so the wait ends after `timeoutMs`, too.
 */
export async function waitForDeliveries(
  databases: readonly { pool: Pool }[],
  { timeoutMs }: { timeoutMs: number },
): Promise<void> {
  const deadline = performance.now() + timeoutMs
  await Promise.all(
    databases.map(async ({ pool }) => {
      while (performance.now() < deadline && (await hasUnsentEvent(pool))) await wait(POLL_MS)
    }),
  )
}

async function hasUnsentEvent(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query('SELECT FROM outbox WHERE sent_at IS NULL LIMIT 1')
  return rowCount !== 0
}
