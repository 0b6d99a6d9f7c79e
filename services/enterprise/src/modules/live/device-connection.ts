import type { Language } from '@hibiki/http'
import type { WebSocket } from 'ws'
import type { ServerMessage } from './socket-protocol.ts'

/** A client with more unread bytes than this gets nothing more until it has read them, and then only the newest state. */
const MAX_WAITING_BYTES = 128 * 1024
const MAX_SLOW_MS = 30_000

/** The socket of a device after its `hello`. */
export interface DeviceConnection {
  socket: WebSocket
  sectionId: string
  deviceId: string
  memberId: string
  sessionId: string
  /** The agency of the section, to which the member belonged at the `hello`. */
  agencyId: string
  language: Language
  /** When the connection was opened, in ms since 1970, by the clock that also dates changed claims. */
  openedAt: number
  /** When its ticket expired, in ms since 1970: of two connections of a device, the one with the newer ticket stays. */
  ticketExpiresAt: number
  /** Whether the client has responded to the last ping. */
  isAlive: boolean
  /** When the plan next changes what plays, so that the change is sent in time. */
  nextChangeAt: number
  /** Since when the client has not read what was sent, or null while it keeps up. */
  slowSince: number | null
  /** Commit times of changes that the device has not applied yet, by revision. */
  unapplied: Map<number, number>
}

/** Sends a message unless the client is slow, in which case the connection is marked to be sent the newest state later. */
export function sendToDevice(connection: DeviceConnection, message: ServerMessage, now: number): boolean {
  const { socket } = connection
  if (socket.readyState !== socket.OPEN) return false
  if (socket.bufferedAmount > MAX_WAITING_BYTES) {
    connection.slowSince ??= now
    return false
  }
  connection.slowSince = null
  socket.send(JSON.stringify(message))
  return true
}

export function isConnectionTooSlow({ slowSince }: DeviceConnection, now: number): boolean {
  return slowSince !== null && now - slowSince > MAX_SLOW_MS
}
