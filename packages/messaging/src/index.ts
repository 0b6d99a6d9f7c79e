export type { Broadcast } from './broadcast/broadcast.ts'
export { createNatsBroadcast } from './broadcast/create-nats-broadcast.ts'
export { createInProcessBroadcast } from './broadcast/in-process-broadcast.ts'
export {
  addTraceparentColumnToOutbox,
  createMessagingTables,
} from './create-messaging-tables.ts'
export {
  type DeadLetterReplay,
  listDeadLetters,
  requestDeadLetterReplay,
  waitForDeadLetterReplays,
} from './inbox/dead-letters.ts'
export {
  type ConsumedEvent,
  type Consumer,
  defineBatchConsumer,
  defineConsumer,
} from './inbox/define-consumer.ts'
export { deleteHandledInboxRows } from './inbox/delete-handled-inbox-rows.ts'
export { startConsumers } from './inbox/start-consumers.ts'
export type { MessagingTables } from './messaging-tables.ts'
export { appendToOutbox, type NewEvent } from './outbox/append-to-outbox.ts'
export { type OutboxRelay, startOutboxRelay } from './outbox/outbox-relay.ts'
export { republishOutbox } from './outbox/republish-outbox.ts'
export type {
  BrokerState,
  DeliveryOutcome,
  EventSubscription,
  EventTransport,
  StoredEvent,
} from './transports/event-transport.ts'
export { createInProcessTransport, type InProcessTransport } from './transports/in-process-transport.ts'
export { formatBrokerUsers } from './transports/nats/broker-users.ts'
export { createNatsTransport } from './transports/nats/create-nats-transport.ts'
export type { NatsAddress } from './transports/nats/nats-address.ts'
