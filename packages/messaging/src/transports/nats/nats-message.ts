import { createHash } from 'node:crypto'
import { isUuid } from '@hibiki/text'
import { traceparentHeader } from '@hibiki/tracing'
import type { JsMsg } from '@nats-io/jetstream'
import { headers, type MsgHdrs } from '@nats-io/transport-node'
import type { StoredEvent } from '../event-transport.ts'

const idHeader = 'Nats-Msg-Id'
const timeHeader = 'Hibiki-Occurred-At'

/** The event's id travels as the broker's message id, its time in a header, its payload as the body. */
export function toNatsHeaders(event: StoredEvent): MsgHdrs {
  const result = headers()
  result.set(timeHeader, event.occurredAt)
  if (event.traceparent !== undefined) result.set(traceparentHeader, event.traceparent)
  return result
}

/**
 * Parses any message as an event, even a foreign one: without a valid id it gets one from its place in the stream, and a body that is no
 * JSON becomes a text, which no contract accepts.
 */
export function parseNatsMessage(message: JsMsg, subject: string): StoredEvent {
  const id = (message.headers?.get(idHeader) ?? '').toLowerCase()
  const occurredAt = message.headers?.get(timeHeader) ?? ''
  const traceparent = message.headers?.get(traceparentHeader) ?? ''
  return {
    id: isUuid(id) ? id : uuidFrom(`${message.info.stream} ${message.info.streamSequence}`),
    subject,
    payload: parse(message.string()),
    occurredAt: Number.isNaN(Date.parse(occurredAt)) ? message.time.toISOString() : occurredAt,
    ...(traceparent !== '' && { traceparent }),
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

function uuidFrom(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
