import type { Kysely, RawBuilder } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'
import { findLost, renewLeases } from '../leases/leases.sql.ts'
import type { Connection } from './connection.ts'

/** Renews the leases of connected devices by one statement; returns those that have lost theirs. */
export function createLeaseRenewal({
  db,
  leaseClock,
}: {
  db: Kysely<EnterpriseTables>
  leaseClock: () => RawBuilder<Date>
}) {
  return async (connections: readonly Connection[]): Promise<Map<Connection, 'taken' | 'freed'>> => {
    if (connections.length === 0) return new Map()
    const renewed = await renewLeases(db, connections, leaseClock())
    const lost = connections.filter(
      ({ sectionId, deviceId }) => renewed.get(sectionId)?.has(deviceId) !== true,
    )
    const states = await Promise.all(lost.map((connection) => findLost(db, connection, leaseClock())))
    return new Map(lost.map((connection, index) => [connection, states[index] ?? 'taken']))
  }
}
