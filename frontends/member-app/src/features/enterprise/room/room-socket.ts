import type { RoomSection } from '../types.ts'
import { getReconnectDelayMs } from './room.rules.ts'

/** Close codes of the service (services/enterprise/README.md). */
const closed = {
  freed: 4002,
  leaseLost: 4003,
  sessionEnded: 4004,
  sectionGone: 4005,
  replaced: 4008,
} as const
/** A connection without a message for this long is dead, although it was not closed. */
const SILENCE_MS = 25_000
const FIRST_RECONNECT_SECONDS = 30

type Message =
  | { type: 'welcome'; reconnectWithinSeconds: number; section: RoomSection }
  | { type: 'section'; section: RoomSection }
  | { type: 'heartbeat'; serverTime: string }

/**
 * Opens the socket of a section. It only delivers faster what a poll would deliver as well, so that its failures need no message.
 *
 * @param options.ticket a new one for each connection; rejects while there is no lease or no network
 * @param options.onSection the whole state
 * @param options.onPollRequested called when the service ended something, which a poll will name
 */
export function openRoomSocket(options: {
  ticket: () => Promise<string>
  onSection: (section: RoomSection) => void
  onPollRequested: () => void
}): { sendApplied(revision: number): void; close(): void } {
  let socket: WebSocket | null = null
  let isClosed = false
  let attempts = 0
  let withinSeconds = FIRST_RECONNECT_SECONDS
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined
  let silenceTimer: ReturnType<typeof setTimeout> | undefined
  let appliedRevision = -1

  async function connect() {
    let ticket: string
    try {
      ticket = await options.ticket()
    } catch {
      return reconnect()
    }
    if (isClosed) return
    const address = new URL('/api/v2/enterprise/ws', window.location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    socket = new WebSocket(address)
    socket.onopen = () => socket?.send(JSON.stringify({ type: 'hello', ticket }))
    socket.onmessage = ({ data }) => {
      restartSilenceTimer()
      const message = JSON.parse(String(data)) as Message
      if (message.type === 'welcome') {
        attempts = 0
        withinSeconds = message.reconnectWithinSeconds
      }
      if (message.type !== 'heartbeat') options.onSection(message.section)
    }
    socket.onclose = ({ code }) => {
      clearTimeout(silenceTimer)
      socket = null
      if (isClosed || code === closed.replaced) return
      if (code >= closed.freed && code <= closed.sectionGone) options.onPollRequested()
      reconnect()
    }
    restartSilenceTimer()
  }

  function restartSilenceTimer() {
    clearTimeout(silenceTimer)
    silenceTimer = setTimeout(() => socket?.close(), SILENCE_MS)
  }

  function reconnect() {
    if (isClosed) return
    reconnectTimer = setTimeout(
      () => void connect(),
      getReconnectDelayMs(attempts, withinSeconds, Math.random()),
    )
    attempts += 1
  }

  void connect()
  return {
    sendApplied(revision) {
      if (revision <= appliedRevision || socket?.readyState !== WebSocket.OPEN) return
      appliedRevision = revision
      socket.send(JSON.stringify({ type: 'applied', revision }))
    },
    close() {
      isClosed = true
      clearTimeout(reconnectTimer)
      clearTimeout(silenceTimer)
      socket?.close()
    },
  }
}
