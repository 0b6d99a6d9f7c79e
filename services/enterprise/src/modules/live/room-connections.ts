import type { SessionVerifierOptions } from '@hibiki/http'
import type { Broadcast } from '@hibiki/messaging'
import type { Logger } from 'pino'
import {
  SECTION_FREED_SUBJECT,
  SECTIONS_CHANGED_SUBJECT,
  type SectionsChangedMessage,
} from './broadcast-changed-sections.ts'
import { type DeviceConnection, isConnectionTooSlow, sendToDevice } from './device-connection.ts'
import type { LiveMetrics } from './live-metrics.ts'
import type { SectionSender } from './section-sender.ts'
import { HEARTBEAT_INTERVAL_MS, socketCloseCodes } from './socket-protocol.ts'

const TICK_MS = 1000
/** One query reads this many sections. */
const MAX_BATCH = 200

export interface RoomConnections {
  /** Adds a connection and closes any older one of the same device. Returns false when the device has one with a newer ticket. */
  add(connection: DeviceConnection): boolean
  /** Records that the device has applied a revision. */
  recordApplied(connection: DeviceConnection, revision: number): void
  count(): number
  countOfSession(sessionId: string): number
  /** Sends the state of these sections to this replica's devices; resolves when it is sent. */
  refresh(sectionIds: readonly string[], at?: number): Promise<void>
  close(): Promise<void>
}

/** Manages the sockets of this replica: sends broadcasts to the devices concerned and watches each until it closes. */
export function createRoomConnections(options: {
  broadcast: Broadcast
  sender: SectionSender
  sessions: Pick<SessionVerifierOptions, 'endedReason' | 'claimsChangedAt'>
  /** Returns the agencies of members; those without an agency are omitted. */
  agenciesOf: (memberIds: readonly string[]) => Promise<Map<string, string>>
  leaveSection: (connection: DeviceConnection) => Promise<void>
  renewLeases: (connections: readonly DeviceConnection[]) => Promise<Map<DeviceConnection, 'taken' | 'freed'>>
  metrics: LiveMetrics
  log: Logger
  /** The time that plans follow. */
  clock: () => Date
}): RoomConnections {
  const { broadcast, sender, metrics, log, clock } = options
  const bySection = new Map<string, Set<DeviceConnection>>()
  const bySession = new Map<string, number>()
  const all = new Set<DeviceConnection>()
  const pending = new Map<string, number>()
  let flushing: Promise<void> | null = null

  function end(connection: DeviceConnection, code: number, reason = ''): void {
    metrics.closed.inc({ code: String(code) })
    connection.socket.close(code, reason)
  }

  function remove(connection: DeviceConnection): void {
    if (!all.delete(connection)) return
    const ofSection = bySection.get(connection.sectionId)
    ofSection?.delete(connection)
    if (ofSection?.size === 0) bySection.delete(connection.sectionId)
    const left = (bySession.get(connection.sessionId) ?? 1) - 1
    if (left === 0) bySession.delete(connection.sessionId)
    else bySession.set(connection.sessionId, left)
    metrics.connections.set(all.size)
  }

  /** One broadcast runs at a time; sections that are announced meanwhile are read once after it. */
  function flush(): Promise<void> {
    flushing ??= (async () => {
      try {
        while (pending.size > 0) {
          const batch = [...pending].slice(0, MAX_BATCH)
          for (const [id] of batch) pending.delete(id)
          await sender.send(new Map(batch), (id) => bySection.get(id) ?? new Set())
        }
      } catch (error) {
        // The poll every 5 s delivers what could not be sent.
        log.warn({ type: (error as Error).name }, 'sections not sent')
      } finally {
        flushing = null
      }
    })()
    return flushing
  }

  async function refresh(sectionIds: readonly string[], at = Date.now()): Promise<void> {
    for (const id of sectionIds) if (bySection.has(id) && !pending.has(id)) pending.set(id, at)
    if (pending.size > 0) await flush()
  }

  /** Closes connections whose session has ended or lost the role. */
  async function closeEndedSessions(): Promise<void> {
    for (const connection of all) {
      const [reason, changedAt] = await Promise.all([
        options.sessions.endedReason(connection.sessionId),
        options.sessions.claimsChangedAt(connection.memberId),
      ])
      if (reason !== null || (changedAt ?? 0) > connection.openedAt)
        end(connection, socketCloseCodes.sessionEnded)
    }
  }

  /** Closes connections of members who lost the agency, whose other devices get the section. */
  async function lookAtAgencies(): Promise<void> {
    if (all.size === 0) return
    const looked = [...all]
    const agencies = await options.agenciesOf(looked.map(({ memberId }) => memberId))
    const strangers = looked.filter(({ memberId, agencyId }) => agencies.get(memberId) !== agencyId)
    for (const connection of strangers) end(connection, socketCloseCodes.sessionEnded)
    for (const connection of strangers) await options.leaveSection(connection)
  }

  async function tick(): Promise<void> {
    const now = Date.now()
    for (const connection of all)
      if (isConnectionTooSlow(connection, now)) {
        metrics.closed.inc({ code: String(socketCloseCodes.tooSlow) })
        connection.socket.terminate()
      }
    const plannedNow = clock().getTime()
    const due = [...all].filter(
      ({ nextChangeAt, slowSince, socket }) =>
        nextChangeAt <= plannedNow || (slowSince !== null && socket.bufferedAmount === 0),
    )
    await refresh([...new Set(due.map(({ sectionId }) => sectionId))])
    await closeEndedSessions()
    await lookAtAgencies()
  }

  async function heartbeat(): Promise<void> {
    const now = Date.now()
    const serverTime = new Date(now).toISOString()
    // A connection that lost its session or agency is closed for that reason, not for its lost lease.
    await closeEndedSessions()
    await lookAtAgencies()
    const living: DeviceConnection[] = []
    for (const connection of all) {
      if (connection.socket.readyState !== connection.socket.OPEN) continue
      if (!connection.isAlive) {
        connection.socket.terminate()
        continue
      }
      living.push(connection)
      connection.isAlive = false
      connection.socket.ping()
      sendToDevice(connection, { type: 'heartbeat', serverTime }, now)
    }
    for (const [connection, state] of await options.renewLeases(living))
      end(connection, state === 'freed' ? socketCloseCodes.freed : socketCloseCodes.leaseLost)
  }

  const guarded = (name: string, work: () => Promise<void>) => () =>
    void work().catch((error: Error) => log.warn({ type: error.name, name }, 'rooms not looked after'))
  const timers = [
    setInterval(guarded('tick', tick), TICK_MS),
    setInterval(guarded('heartbeat', heartbeat), HEARTBEAT_INTERVAL_MS),
  ]
  const unsubscribe = [
    broadcast.subscribe(SECTIONS_CHANGED_SUBJECT, (message) => {
      const { sectionIds, at } = message as SectionsChangedMessage
      void refresh(sectionIds, Date.parse(at))
    }),
    broadcast.subscribe(SECTION_FREED_SUBJECT, (message) => {
      const { sectionId } = message as { sectionId: string }
      for (const connection of bySection.get(sectionId) ?? []) end(connection, socketCloseCodes.freed)
    }),
  ]

  return {
    add(connection) {
      const ofSection = bySection.get(connection.sectionId) ?? new Set()
      const ofDevice = [...ofSection].filter(
        ({ deviceId, socket }) => deviceId === connection.deviceId && socket.readyState === socket.OPEN,
      )
      if (ofDevice.some(({ ticketExpiresAt }) => ticketExpiresAt > connection.ticketExpiresAt)) return false
      for (const other of ofDevice) end(other, socketCloseCodes.replaced)
      bySection.set(connection.sectionId, ofSection.add(connection))
      bySession.set(connection.sessionId, (bySession.get(connection.sessionId) ?? 0) + 1)
      all.add(connection)
      metrics.connections.set(all.size)
      connection.socket.once('close', () => remove(connection))
      return true
    },
    recordApplied(connection, revision) {
      const now = Date.now()
      for (const [sent, at] of connection.unapplied) {
        if (sent > revision) continue
        connection.unapplied.delete(sent)
        if (sent === revision) metrics.pushLatency.observe(Math.max(0, now - at) / 1000)
      }
    },
    count: () => all.size,
    countOfSession: (sessionId) => bySession.get(sessionId) ?? 0,
    refresh,
    async close() {
      for (const timer of timers) clearInterval(timer)
      for (const stop of unsubscribe) stop()
      for (const connection of all) end(connection, socketCloseCodes.restart)
      await flushing
    },
  }
}
