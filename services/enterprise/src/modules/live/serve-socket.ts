import type { Language, Session } from '@hibiki/http'
import type { WebSocket } from 'ws'
import type { EnterpriseContext } from '../../context.ts'
import { findAgencyOf } from '../accounts/accounts.sql.ts'
import { renewLease } from '../leases/leases.sql.ts'
import { findOldestStopTime } from '../reports/status.sql.ts'
import { findSectionOf } from '../rooms/sections.sql.ts'
import { type Connection, send } from './connection.ts'
import { createFrameLimit } from './frame-limit.ts'
import {
  closeCodes,
  HEARTBEAT_MS,
  HELLO_TIMEOUT_MS,
  RECONNECT_WITHIN_SECONDS,
  readMessage,
} from './protocol.ts'
import { redeemTicket } from './tickets.sql.ts'

/** The maximum for one replica, and for one session on it; beyond it, a client tries another replica or retries later. */
const MAX_CONNECTIONS = 10_000
const MAX_OF_SESSION = 20

/** Serves one socket from the upgrade on: a ticket first, then messages. Anything else closes this socket only. */
export function serveSocket(
  ctx: EnterpriseContext,
  socket: WebSocket,
  options: { session: Session; language: Language },
): void {
  const { connections, metrics, log } = ctx
  const isWithinLimit = createFrameLimit(() => performance.now())
  let state: 'waiting' | 'greeting' | Connection = 'waiting'
  const refuse = (code: number) => {
    metrics.closed.inc({ code: String(code) })
    socket.close(code)
    // A client that does not respond to the close frame is disconnected.
    setTimeout(() => socket.terminate(), HELLO_TIMEOUT_MS).unref()
  }
  const helloTimer = setTimeout(() => refuse(closeCodes.policy), HELLO_TIMEOUT_MS)
  socket.once('close', () => clearTimeout(helloTimer))
  // For broken frames and oversized messages, `ws` has closed the socket itself.
  socket.on('error', () => socket.terminate())
  socket.on('pong', () => {
    if (typeof state === 'object') state.isAlive = true
  })
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (socket.readyState !== socket.OPEN) return
    if (!isWithinLimit()) return refuse(closeCodes.policy)
    const message = readMessage(data, isBinary)
    if ('close' in message) return refuse(message.close)
    if (message.type === 'applied') {
      if (typeof state === 'object') connections.applied(state, message.revision)
      return
    }
    if (state !== 'waiting') return refuse(closeCodes.policy)
    state = 'greeting'
    // From here on the service, not the client, causes any delay.
    clearTimeout(helloTimer)
    handleHello(ctx, socket, { ...options, ticket: message.ticket })
      .then((greeted) => {
        if (typeof greeted === 'number') refuse(greeted)
        else state = greeted
      })
      .catch((error: Error) => {
        log.warn({ type: error.name }, 'socket not greeted')
        refuse(closeCodes.tryLater)
      })
  })
  if (
    connections.count() >= MAX_CONNECTIONS ||
    connections.countOfSession(options.session.sessionId) >= MAX_OF_SESSION
  )
    refuse(closeCodes.tryLater)
}

/** Accepts the device of a ticket and sends it its section. Returns the code to close with for anyone else. */
async function handleHello(
  ctx: EnterpriseContext,
  socket: WebSocket,
  options: { session: Session; language: Language; ticket: string },
): Promise<Connection | number> {
  const { db, clock, leaseClock, connections, sender } = ctx
  const ticket = await redeemTicket(db, options.ticket, clock())
  if (ticket?.sessionId !== options.session.sessionId) return closeCodes.badTicket
  const { sectionId, deviceId, memberId, sessionId } = ticket
  const openedAt = clock().getTime()
  const section = await findSectionOf(db, { agencyId: await findAgencyOf(db, memberId), sectionId })
  if (!section) return closeCodes.sectionGone
  const lease = await renewLease(db, { sectionId, deviceId }, leaseClock())
  if (lease !== 'held') return lease === 'freed' ? closeCodes.freed : closeCodes.leaseLost
  const connection: Connection = {
    socket,
    sectionId,
    deviceId,
    memberId,
    sessionId,
    agencyId: section.agencyId,
    language: options.language,
    openedAt,
    ticketExpiresAt: ticket.expiresAt.getTime(),
    isAlive: true,
    nextChangeAt: Number.POSITIVE_INFINITY,
    slowSince: null,
    unapplied: new Map(),
  }
  if (socket.readyState !== socket.OPEN) return closeCodes.policy
  // The connection is added before the section is read, so that no change between the two is missed.
  if (!connections.add(connection)) return closeCodes.replaced
  const [current, oldestStopTime] = await Promise.all([
    findSectionOf(db, { agencyId: section.agencyId, sectionId }),
    findOldestStopTime(db, sectionId),
  ])
  const welcome = {
    type: 'welcome' as const,
    heartbeatSeconds: HEARTBEAT_MS / 1000,
    reconnectWithinSeconds: RECONNECT_WITHIN_SECONDS,
    section: sender.bodyFor(connection, current ?? section, oldestStopTime),
  }
  send(connection, welcome, Date.now())
  return connection
}
