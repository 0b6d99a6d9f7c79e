import {
  AckPolicy,
  type ConsumerMessages,
  DeliverPolicy,
  type JsMsg,
  jetstream,
  jetstreamManager,
} from '@nats-io/jetstream'
import { type NatsConnection, nanos } from '@nats-io/transport-node'
import PQueue from 'p-queue'
import type { Logger } from 'pino'
import { toLoggableError } from '../../to-loggable-error.ts'
import type { DeliveryOutcome, EventSubscription, StoredEvent } from '../event-transport.ts'
import type { BrokerConnection } from './broker-connection.ts'
import type { BrokerNames } from './broker-names.ts'
import { createOrUpdateStream } from './create-or-update-stream.ts'
import { parseNatsMessage } from './nats-message.ts'

/** Deliveries at the same time, unless the subscription says otherwise, and messages fetched ahead for each of them. */
const DEFAULT_CONCURRENCY = 8
const PREFETCH_PER_DELIVERY = 4
/** Not more than an inbox handles before the broker's acknowledgement timeout. */
const MAX_PREFETCH = 512
const REBIND_MS = 1_000

/**
 * Binds a durable pull consumer and keeps it bound: it is recreated after every reconnect, and when stream or consumer vanished. `ready`
 * resolves when it is first bound, or when the broker is down (the stream then stores what is published).
 */
export async function subscribeToDurable(options: {
  connection: BrokerConnection
  names: BrokerNames
  durable: string
  subject: string
  concurrency: number | undefined
  ackWaitMs: number
  replicas: number
  deliver: (event: StoredEvent, attempt: number) => Promise<DeliveryOutcome>
  log: Logger
}): Promise<EventSubscription> {
  const concurrency = options.concurrency ?? DEFAULT_CONCURRENCY
  const queue = new PQueue({ concurrency })
  let messages: ConsumerMessages | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let generation = 0

  async function bind(): Promise<void> {
    const nats = options.connection.current()
    const mine = ++generation
    messages?.stop()
    clearTimeout(timer)
    if (nats === undefined || closed) return
    try {
      const bound = await consume(nats, {
        ...options,
        prefetch: Math.min(PREFETCH_PER_DELIVERY * concurrency, MAX_PREFETCH),
      })
      if (mine !== generation || closed) return bound.stop()
      messages = bound
      void read(bound, mine)
    } catch (error) {
      options.log.warn(
        { durable: options.durable, error: toLoggableError(error) },
        'subscription not bound, will try again',
      )
      bindLater(mine)
    }
  }

  function bindLater(mine: number): void {
    if (mine === generation && !closed) timer = setTimeout(() => void bind(), REBIND_MS)
  }

  async function read(bound: ConsumerMessages, mine: number): Promise<void> {
    try {
      for await (const message of bound) {
        await queue.onSizeLessThan(1)
        void queue.add(() => settle(message, options))
      }
    } catch (error) {
      options.log.warn(
        { durable: options.durable, error: toLoggableError(error) },
        'subscription ended, will be bound again',
      )
    }
    bindLater(mine)
  }

  await bind()
  let first = true
  const forget = options.connection.onConnect(() => {
    // Called at once for the connection that was just bound.
    if (!(first && messages !== undefined)) void bind()
  })
  first = false
  return {
    async close() {
      closed = true
      forget()
      clearTimeout(timer)
      messages?.stop()
      await queue.onIdle()
    },
  }
}

async function consume(
  nats: NatsConnection,
  options: {
    names: BrokerNames
    durable: string
    subject: string
    prefetch: number
    ackWaitMs: number
    replicas: number
  },
): Promise<ConsumerMessages> {
  const manager = await jetstreamManager(nats)
  await createOrUpdateStream(manager, options.names, options.subject, {
    replicas: options.replicas,
    isPublisher: false,
  })
  const stream = options.names.streamName(options.subject)
  await manager.consumers.add(stream, {
    durable_name: options.durable,
    filter_subject: options.names.brokerSubject(options.subject),
    ack_policy: AckPolicy.Explicit,
    ack_wait: nanos(options.ackWaitMs),
    deliver_policy: DeliverPolicy.All,
    // The inbox counts attempts and parks. A limit here would also count lost connections, and then drop events silently.
    max_deliver: -1,
    // Events waiting for a retry are unacknowledged; a limit would let them block all others.
    max_ack_pending: -1,
  })
  const consumer = await jetstream(nats).consumers.get(stream, options.durable)
  return consumer.consume({ max_messages: options.prefetch, expires: 5_000, abort_on_missing_resource: true })
}

/** Delivers one message and acknowledges it to the broker. A lost acknowledgement leads to a duplicate, which the inbox recognizes. */
async function settle(
  message: JsMsg,
  options: {
    names: BrokerNames
    durable: string
    subject: string
    ackWaitMs: number
    deliver: (event: StoredEvent, attempt: number) => Promise<DeliveryOutcome>
    log: Logger
  },
): Promise<void> {
  const stillWorking = setInterval(() => message.working(), options.ackWaitMs / 3)
  try {
    const outcome = await options.deliver(
      parseNatsMessage(message, options.subject),
      message.info.deliveryCount,
    )
    if (outcome.kind === 'ack') await message.ackAck()
    else if (outcome.kind === 'dead') message.term()
    else message.nak(outcome.delayMs)
  } catch (error) {
    options.log.warn({ durable: options.durable, error: toLoggableError(error) }, 'delivery not acknowledged')
  } finally {
    clearInterval(stillWorking)
  }
}
