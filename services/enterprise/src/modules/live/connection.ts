import type { Language } from '@hibiki/http'
import type { WebSocket } from 'ws'
import type { ServerMessage } from './protocol.ts'

/** A slow reader gets nothing more until it has taken what waits; then the newest state only. */
const MAX_WAITING_BYTES = 128 * 1024
const MAX_SLOW_MS = 30_000

/** A device's socket after its `hello`. */
export interface Connection {
  socket: WebSocket
  sectionId: string
  deviceId: string
  memberId: string
  sessionId: string
  /** Of the section; the member belonged to it at the `hello`. */
  agencyId: string
  language: Language
  /** ms since 1970, by the clock of changed claims. */
  openedAt: number
  /** When its ticket ran out, ms since 1970: of two connections of a device, that with the newer ticket stays. */
  ticketExpiresAt: number
  /** Answered the last ping. */
  isAlive: boolean
  /** When the plan next changes what plays, so that it is sent in time. */
  nextChangeAt: number
  /** Since when it has not read what waits for it; null while it keeps up. */
  slowSince: number | null
  /** Change commits that the device has not applied yet: revision → time. */
  unapplied: Map<number, number>
}

/** Sends unless the reader is slow; then the connection is marked, to be sent the newest state later. */
export function send(connection: Connection, message: ServerMessage, now: number): boolean {
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

export function isTooSlow({ slowSince }: Connection, now: number): boolean {
  return slowSince !== null && now - slowSince > MAX_SLOW_MS
}
