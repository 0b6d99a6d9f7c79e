import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { SectionResponseBody } from '../modules/rooms/section-response.ts'
import type { TestDevice } from './enterprise-app.ts'

export interface ReceivedMessage {
  type: string
  section?: SectionResponseBody
}

export interface TestSocket {
  raw: WebSocket
  send(message: object): void
  /** Returns the next message except heartbeats, in order. */
  next(): Promise<ReceivedMessage>
  closed: Promise<{ code: number }>
  close(): void
}

/** Opens the socket with the cookies of a device, as a browser does. */
export async function openTestSocket(
  origin: string,
  device: Pick<TestDevice, 'cookie'>,
): Promise<TestSocket> {
  const raw = new WebSocket(`${origin.replace('http', 'ws')}/v2/enterprise/ws`, {
    headers: { cookie: device.cookie() },
  })
  const messages: ReceivedMessage[] = []
  const waiting: ((message: ReceivedMessage) => void)[] = []
  raw.on('message', (data) => {
    const message = JSON.parse(String(data)) as ReceivedMessage
    if (message.type === 'heartbeat') return
    const taker = waiting.shift()
    if (taker) taker(message)
    else messages.push(message)
  })
  raw.on('error', () => {})
  const closed = new Promise<{ code: number }>((resolve) => raw.once('close', (code) => resolve({ code })))
  await once(raw, 'open')
  return {
    raw,
    closed,
    send: (message) => raw.send(JSON.stringify(message)),
    next: () => {
      const message = messages.shift()
      return message ? Promise.resolve(message) : new Promise((resolve) => waiting.push(resolve))
    },
    close: () => raw.close(),
  }
}
