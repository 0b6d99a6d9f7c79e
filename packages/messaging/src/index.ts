export type { Broadcast } from './broadcast/broadcast.ts'
export { createNatsBroadcast } from './broadcast/create-nats-broadcast.ts'
export { createInProcessBroadcast } from './broadcast/in-process-broadcast.ts'
export { addTraceparentToOutbox, createMessagingTables } from './create-messaging-tables.ts'
export { awaitReplays, listDeadLetters, type Replay, replayDeadLetter } from './inbox/dead-letters.ts'
export {
  type ConsumedEvent,
  type Consumer,
  defineBatchConsumer,
  defineConsumer,
} from './inbox/define-consumer.ts'
export { deleteInboxRows } from './inbox/delete-inbox-rows.ts'
export { startConsumers } from './inbox/start-consumers.ts'
export { appendToOutbox, type NewEvent } from './outbox/append-to-outbox.ts'
export { type Relay, startRelay } from './outbox/relay.ts'
export { republishOutbox } from './outbox/republish-outbox.ts'
export type { MessagingTables } from './tables.ts'
export type {
  BrokerState,
  EventTransport,
  Outcome,
  StoredEvent,
  Subscription,
} from './transports/event-transport.ts'
export { createInProcessTransport, type InProcessTransport } from './transports/in-process.ts'
export { formatBrokerUsers } from './transports/nats/broker-users.ts'
export { createNatsTransport } from './transports/nats/create-nats-transport.ts'
export type { NatsAddress } from './transports/nats/nats-address.ts'
