import type { Kysely, RawBuilder } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'
import { findLost, renewLeases } from '../leases/leases.sql.ts'
import type { Connection } from './connection.ts'

/** Renews the leases of connected devices by one statement; returns those that have lost theirs. */
export function createLeaseRenewal(o: { db: Kysely<EnterpriseTables>; leaseClock: () => RawBuilder<Date> }) {
  return async (connections: readonly Connection[]): Promise<Map<Connection, 'taken' | 'freed'>> => {
    if (connections.length === 0) return new Map()
    const renewed = await renewLeases(o.db, connections, o.leaseClock())
    const lost = connections.filter(
      ({ sectionId, deviceId }) => renewed.get(sectionId)?.has(deviceId) !== true,
    )
    const states = await Promise.all(lost.map((connection) => findLost(o.db, connection, o.leaseClock())))
    return new Map(lost.map((connection, index) => [connection, states[index] ?? 'taken']))
  }
}
