import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { SectionResponseBody } from '../rooms/section-response.ts'

/** README.md describes the socket's messages and must agree with this file. */
export const MAX_FRAME_BYTES = 4096
/** The maximum number of frames of one connection within ten seconds; a player sends a few per change. */
export const MAX_FRAMES_PER_WINDOW = 100
export const FRAME_WINDOW_MS = 10_000
/** The time from the upgrade to a valid `hello`. */
export const HELLO_TIMEOUT_MS = 5000
export const HEARTBEAT_INTERVAL_MS = 10_000
/** Clients reconnect at a random moment within this time, so that a restart causes no storm. */
export const MAX_RECONNECT_DELAY_SECONDS = 30
export const TICKET_LIFETIME_SECONDS = 30

/** The reasons for which the service closes a socket; README.md says what clients do then. */
export const socketCloseCodes = {
  policy: 1008,
  unsupported: 1003,
  invalidJson: 1007,
  restart: 1012,
  tryLater: 1013,
  badTicket: 4001,
  freed: 4002,
  leaseLost: 4003,
  sessionEnded: 4004,
  sectionGone: 4005,
  replaced: 4008,
  tooSlow: 4009,
} as const

const Hello = Type.Object({ type: Type.Literal('hello'), ticket: Type.String({ maxLength: 100 }) })
const Applied = Type.Object({
  type: Type.Literal('applied'),
  revision: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
})

export type ClientMessage = { type: 'hello'; ticket: string } | { type: 'applied'; revision: number }
export type ServerMessage =
  | {
      type: 'welcome'
      heartbeatSeconds: number
      reconnectWithinSeconds: number
      section: SectionResponseBody
    }
  | { type: 'section'; section: SectionResponseBody }
  | { type: 'heartbeat'; serverTime: string }

const message = Compile(Type.Union([Hello, Applied]))

/** Parses a client's message. Returns the code to close the socket with for an invalid one. */
export function parseClientMessage(data: Buffer, isBinary: boolean): ClientMessage | { close: number } {
  if (isBinary) return { close: socketCloseCodes.unsupported }
  const value = parse(data.toString('utf8'))
  if (value === undefined) return { close: socketCloseCodes.invalidJson }
  return message.Check(value) ? (value as ClientMessage) : { close: socketCloseCodes.policy }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
