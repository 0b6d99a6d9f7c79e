import type { Language, Session } from '@hibiki/http'
import type { WebSocket } from 'ws'
import type { EnterpriseContext } from '../../context.ts'
import { findAgencyIdOfMember } from '../accounts/accounts.sql.ts'
import { renewLease } from '../leases/leases.sql.ts'
import { findOldestStopTime } from '../reports/section-status.sql.ts'
import { findSectionOfAgency } from '../rooms/sections.sql.ts'
import { type DeviceConnection, sendToDevice } from './device-connection.ts'
import { createFrameRateLimiter } from './frame-rate-limiter.ts'
import {
  HEARTBEAT_INTERVAL_MS,
  HELLO_TIMEOUT_MS,
  MAX_RECONNECT_DELAY_SECONDS,
  parseClientMessage,
  socketCloseCodes,
} from './socket-protocol.ts'
import { redeemSocketTicket } from './socket-tickets.sql.ts'

/** The maximum for one replica, and for one session on it; beyond it, a client tries another replica or retries later. */
const MAX_CONNECTIONS = 10_000
const MAX_OF_SESSION = 20

/** Serves one socket from the upgrade on: a ticket first, then messages. Anything else closes this socket only. */
export function serveRoomSocket(
  ctx: EnterpriseContext,
  socket: WebSocket,
  options: { session: Session; language: Language },
): void {
  const { connections, metrics, log } = ctx
  const isWithinLimit = createFrameRateLimiter(() => performance.now())
  let state: 'waiting' | 'greeting' | DeviceConnection = 'waiting'
  const refuse = (code: number) => {
    metrics.closed.inc({ code: String(code) })
    socket.close(code)
    // A client that does not respond to the close frame is disconnected.
    setTimeout(() => socket.terminate(), HELLO_TIMEOUT_MS).unref()
  }
  const helloTimer = setTimeout(() => refuse(socketCloseCodes.policy), HELLO_TIMEOUT_MS)
  socket.once('close', () => clearTimeout(helloTimer))
  // For broken frames and oversized messages, `ws` has closed the socket itself.
  socket.on('error', () => socket.terminate())
  socket.on('pong', () => {
    if (typeof state === 'object') state.isAlive = true
  })
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (socket.readyState !== socket.OPEN) return
    if (!isWithinLimit()) return refuse(socketCloseCodes.policy)
    const message = parseClientMessage(data, isBinary)
    if ('close' in message) return refuse(message.close)
    if (message.type === 'applied') {
      if (typeof state === 'object') connections.recordApplied(state, message.revision)
      return
    }
    if (state !== 'waiting') return refuse(socketCloseCodes.policy)
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
        refuse(socketCloseCodes.tryLater)
      })
  })
  if (
    connections.count() >= MAX_CONNECTIONS ||
    connections.countOfSession(options.session.sessionId) >= MAX_OF_SESSION
  )
    refuse(socketCloseCodes.tryLater)
}

/** Accepts the device of a ticket and sends it its section. Returns the code to close with for anyone else. */
async function handleHello(
  ctx: EnterpriseContext,
  socket: WebSocket,
  options: { session: Session; language: Language; ticket: string },
): Promise<DeviceConnection | number> {
  const { db, clock, leaseClock, connections, sender } = ctx
  const ticket = await redeemSocketTicket(db, options.ticket, clock())
  if (ticket?.sessionId !== options.session.sessionId) return socketCloseCodes.badTicket
  const { sectionId, deviceId, memberId, sessionId } = ticket
  const openedAt = clock().getTime()
  const section = await findSectionOfAgency(db, {
    agencyId: await findAgencyIdOfMember(db, memberId),
    sectionId,
  })
  if (!section) return socketCloseCodes.sectionGone
  const lease = await renewLease(db, { sectionId, deviceId }, leaseClock())
  if (lease !== 'held') return lease === 'freed' ? socketCloseCodes.freed : socketCloseCodes.leaseLost
  const connection: DeviceConnection = {
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
  if (socket.readyState !== socket.OPEN) return socketCloseCodes.policy
  // The connection is added before the section is read, so that no change between the two is missed.
  if (!connections.add(connection)) return socketCloseCodes.replaced
  const [current, oldestStopTime] = await Promise.all([
    findSectionOfAgency(db, { agencyId: section.agencyId, sectionId }),
    findOldestStopTime(db, sectionId),
  ])
  const welcome = {
    type: 'welcome' as const,
    heartbeatSeconds: HEARTBEAT_INTERVAL_MS / 1000,
    reconnectWithinSeconds: MAX_RECONNECT_DELAY_SECONDS,
    section: sender.toSectionBody(connection, current ?? section, oldestStopTime),
  }
  sendToDevice(connection, welcome, Date.now())
  return connection
}
