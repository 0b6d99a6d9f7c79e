import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import type { Logger } from 'pino'
import type { EventSubscription, EventTransport } from '../event-transport.ts'
import { openBrokerConnection } from './broker-connection.ts'
import { createBrokerNames } from './broker-names.ts'
import { createOrUpdateStream } from './create-or-update-stream.ts'
import type { NatsAddress } from './nats-address.ts'
import { toNatsHeaders } from './nats-message.ts'
import { type DurableConsumerName, readBrokerState } from './read-broker-state.ts'
import { subscribeToDurable } from './subscribe-to-durable.ts'

const PUBLISH_TIMEOUT_MS = 5_000

export async function openNatsTransport(
  options: NatsAddress & { log: Logger; stream?: string; ackWaitMs?: number; replicas?: number },
): Promise<EventTransport> {
  const names = createBrokerNames(options.stream)
  const replicas = options.replicas ?? 1
  const connection = await openBrokerConnection(options)
  const subscriptions = new Map<EventSubscription, DurableConsumerName>()
  const streams = new Map<string, Promise<void>>()
  // A broker that restarts may have lost its disk.
  connection.onConnect(() => streams.clear())

  function streamReady(nats: NatsConnection, subject: string): Promise<void> {
    const stream = names.streamName(subject)
    const known = streams.get(stream)
    if (known !== undefined) return known
    const ready = jetstreamManager(nats).then((manager) =>
      createOrUpdateStream(manager, names, subject, { replicas, isPublisher: true }),
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
        await jetstream(nats).publish(names.brokerSubject(event.subject), JSON.stringify(event.payload), {
          msgID: event.id,
          headers: toNatsHeaders(event),
          timeout: PUBLISH_TIMEOUT_MS,
        })
      } catch (error) {
        streams.delete(names.streamName(event.subject))
        throw error
      }
    },
    async subscribe({ durable, subject, concurrency, deliver }) {
      const subscription = await subscribeToDurable({
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
      subscriptions.set(subscription, { durable, stream: names.streamName(subject) })
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
        : readBrokerState(nats, [...subscriptions.values()])
    },
    async close() {
      await Promise.all([...subscriptions.keys()].map((subscription) => subscription.close()))
      await connection.close()
    },
  }
}
