import type { Kysely, RawBuilder } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'
import { findLeaseLossReason, renewLeases } from '../leases/leases.sql.ts'
import type { DeviceConnection } from './device-connection.ts'

/** Renews the leases of connected devices by one statement; returns those that have lost theirs. */
export function createLeaseRenewer({
  db,
  leaseClock,
}: {
  db: Kysely<EnterpriseTables>
  leaseClock: () => RawBuilder<Date>
}) {
  return async (
    connections: readonly DeviceConnection[],
  ): Promise<Map<DeviceConnection, 'taken' | 'freed'>> => {
    if (connections.length === 0) return new Map()
    const renewed = await renewLeases(db, connections, leaseClock())
    const lost = connections.filter(
      ({ sectionId, deviceId }) => renewed.get(sectionId)?.has(deviceId) !== true,
    )
    const states = await Promise.all(
      lost.map((connection) => findLeaseLossReason(db, connection, leaseClock())),
    )
    return new Map(lost.map((connection, index) => [connection, states[index] ?? 'taken']))
  }
}
