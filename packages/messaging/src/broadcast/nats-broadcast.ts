import { randomUUID } from 'node:crypto'
import type { Msg, Subscription } from '@nats-io/transport-node'
import type { Logger } from 'pino'
import { toLoggableError } from '../to-loggable-error.ts'
import { openBrokerConnection } from '../transports/nats/broker-connection.ts'
import type { NatsAddress } from '../transports/nats/nats-address.ts'
import type { Broadcast } from './broadcast.ts'
import { createBroadcastHandlers } from './broadcast-handlers.ts'

export async function openNatsBroadcast(
  options: NatsAddress & { log: Logger; prefix?: string },
): Promise<Broadcast> {
  const { log, prefix = 'broadcast' } = options
  // Replicas receive their own messages without the broker, and must not receive them twice.
  const copy = randomUUID()
  const handlers = createBroadcastHandlers(log)
  const connection = await openBrokerConnection(options)
  const subscriptions = new Map<string, Subscription>()

  function receive(subject: string, message: Msg): void {
    const { from, body } = message.json<{ from: string; body: unknown }>()
    if (from !== copy) handlers.call(subject, body)
  }

  function listen(subject: string): void {
    // The driver itself subscribes again after a reconnect; only a client that closed takes its subscriptions along.
    if (subscriptions.get(subject)?.isClosed() === false) return
    const subscription = connection.current()?.subscribe(`${prefix}.${subject}`, {
      callback(error, message) {
        try {
          if (error) throw error
          receive(subject, message)
        } catch (failure) {
          log.warn({ subject, error: toLoggableError(failure) }, 'unreadable broadcast')
        }
      },
    })
    if (subscription) subscriptions.set(subject, subscription)
  }

  const wanted = new Set<string>()
  connection.onConnect(() => {
    for (const subject of wanted) listen(subject)
  })
  return {
    publish(subject, message) {
      handlers.call(subject, message)
      try {
        connection.current()?.publish(`${prefix}.${subject}`, JSON.stringify({ from: copy, body: message }))
      } catch (error) {
        log.warn({ subject, error: toLoggableError(error) }, 'broadcast not sent')
      }
    },
    subscribe(subject, handler) {
      wanted.add(subject)
      listen(subject)
      return handlers.add(subject, handler)
    },
    async close() {
      for (const subscription of subscriptions.values()) subscription.unsubscribe()
      await connection.close()
    },
  }
}
