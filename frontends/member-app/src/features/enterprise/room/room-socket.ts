import type { Section } from '../types.ts'
import { reconnectDelayMs } from './room.rules.ts'

/** Close codes of the service (services/enterprise/README.md). */
const closed = {
  freed: 4002,
  leaseLost: 4003,
  sessionEnded: 4004,
  sectionGone: 4005,
  replaced: 4008,
} as const
/** Nothing heard for so long: the connection is dead without having been closed. */
const silenceMs = 25_000
const firstReconnectSeconds = 30

type Message =
  | { type: 'welcome'; reconnectWithinSeconds: number; section: Section }
  | { type: 'section'; section: Section }
  | { type: 'heartbeat'; serverTime: string }

/**
 * The socket of a section. It only makes changes faster: whatever it brings, the poll brings too, so that it never fails loudly.
 * Returns what closes it.
 *
 * @param options.ticket a new one for each connection; rejects while there is no lease or no network
 * @param options.onSection the whole state
 * @param options.onAsk the service says that something ended: ask it by a poll what
 */
export function openRoomSocket(options: {
  ticket: () => Promise<string>
  onSection: (section: Section) => void
  onAsk: () => void
}): { applied(revision: number): void; close(): void } {
  let socket: WebSocket | null = null
  let isClosed = false
  let tries = 0
  let withinSeconds = firstReconnectSeconds
  let timer: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let applied = -1

  async function connect() {
    let ticket: string
    try {
      ticket = await options.ticket()
    } catch {
      return again()
    }
    if (isClosed) return
    const address = new URL('/api/v2/enterprise/ws', window.location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    socket = new WebSocket(address)
    socket.onopen = () => socket?.send(JSON.stringify({ type: 'hello', ticket }))
    socket.onmessage = ({ data }) => {
      listen()
      const message = JSON.parse(String(data)) as Message
      if (message.type === 'welcome') {
        tries = 0
        withinSeconds = message.reconnectWithinSeconds
      }
      if (message.type !== 'heartbeat') options.onSection(message.section)
    }
    socket.onclose = ({ code }) => {
      clearTimeout(silence)
      socket = null
      if (isClosed || code === closed.replaced) return
      if (code >= closed.freed && code <= closed.sectionGone) options.onAsk()
      again()
    }
    listen()
  }

  function listen() {
    clearTimeout(silence)
    silence = setTimeout(() => socket?.close(), silenceMs)
  }

  function again() {
    if (isClosed) return
    timer = setTimeout(() => void connect(), reconnectDelayMs(tries, withinSeconds, Math.random()))
    tries += 1
  }

  void connect()
  return {
    applied(revision) {
      if (revision <= applied || socket?.readyState !== WebSocket.OPEN) return
      applied = revision
      socket.send(JSON.stringify({ type: 'applied', revision }))
    },
    close() {
      isClosed = true
      clearTimeout(timer)
      clearTimeout(silence)
      socket?.close()
    },
  }
}
