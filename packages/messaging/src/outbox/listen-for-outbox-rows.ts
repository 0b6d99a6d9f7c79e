import pg from 'pg'
import { startLoop } from '../flow/start-loop.ts'

const RECONNECT_MS = 1_000

/**
 * Calls `onRows` whenever rows were committed to the schema's outbox. A broken connection is replaced; what was missed
 * meanwhile is for the relay's poll, so `onRows` is also called after every connect.
 */
export function listenForOutboxRows({
  pool,
  onRows,
  schema,
}: {
  pool: pg.Pool
  schema: string
  onRows: () => void
}): {
  stop(): Promise<void>
} {
  let client: pg.PoolClient | undefined

  function drop(lost: pg.PoolClient | undefined): void {
    if (lost === undefined || lost !== client) return
    client = undefined
    lost.release(true)
  }

  async function listen(): Promise<boolean> {
    if (client !== undefined) return false
    const fresh = await pool.connect()
    client = fresh
    fresh.once('error', () => drop(fresh))
    fresh.on('notification', onRows)
    await fresh.query(`LISTEN ${pg.escapeIdentifier(`outbox_${schema}`)}`).catch(() => drop(fresh))
    onRows()
    return false
  }

  const loop = startLoop({ everyMs: RECONNECT_MS, work: listen, onError: () => {} })
  return {
    async stop() {
      await loop.stop()
      drop(client)
    },
  }
}
