import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import type { Logger } from 'pino'
import type { EventTransport, Subscription } from '../event-transport.ts'
import { openConnection } from './connection.ts'
import { type Durable, inspectDurables } from './inspect.ts'
import { toHeaders } from './message.ts'
import { createNames } from './names.ts'
import type { NatsAddress } from './nats-address.ts'
import { ensureStream } from './streams.ts'
import { subscribeDurable } from './subscription.ts'

const PUBLISH_TIMEOUT_MS = 5_000

export async function openNatsTransport(
  options: NatsAddress & { log: Logger; stream?: string; ackWaitMs?: number; replicas?: number },
): Promise<EventTransport> {
  const names = createNames(options.stream)
  const replicas = options.replicas ?? 1
  const connection = await openConnection(options)
  const subscriptions = new Map<Subscription, Durable>()
  const streams = new Map<string, Promise<void>>()
  // A broker that restarts may have lost its disk.
  connection.onConnect(() => streams.clear())

  function streamReady(nats: NatsConnection, subject: string): Promise<void> {
    const stream = names.stream(subject)
    const known = streams.get(stream)
    if (known !== undefined) return known
    const ready = jetstreamManager(nats).then((manager) =>
      ensureStream(manager, names, subject, { replicas, isPublisher: true }),
    )
    streams.set(stream, ready)
    ready.catch(() => streams.delete(stream))
    return ready
  }

  return {
    name: 'NATS',
    async publish(event) {
      const nats = connection.current()
      if (nats === undefined) throw new Error('the broker is away')
      await streamReady(nats, event.subject)
      try {
        await jetstream(nats).publish(names.wire(event.subject), JSON.stringify(event.payload), {
          msgID: event.id,
          headers: toHeaders(event),
          timeout: PUBLISH_TIMEOUT_MS,
        })
      } catch (error) {
        streams.delete(names.stream(event.subject))
        throw error
      }
    },
    async subscribe({ durable, subject, concurrency, deliver }) {
      const subscription = await subscribeDurable({
        connection,
        names,
        durable,
        subject,
        concurrency,
        deliver,
        replicas,
        log: options.log,
        ackWaitMs: options.ackWaitMs ?? 30_000,
      })
      subscriptions.set(subscription, { durable, stream: names.stream(subject) })
      return {
        async close() {
          subscriptions.delete(subscription)
          await subscription.close()
        },
      }
    },
    isHealthy: () => connection.current() !== undefined,
    async inspect() {
      const nats = connection.current()
      return nats === undefined
        ? { consumers: [], streams: [] }
        : inspectDurables(nats, [...subscriptions.values()])
    },
    async close() {
      await Promise.all([...subscriptions.keys()].map((subscription) => subscription.close()))
      await connection.close()
    },
  }
}
