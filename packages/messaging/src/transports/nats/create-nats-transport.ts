import type { openNatsTransport } from './nats-transport.ts'

/**
 * Carries events over NATS JetStream (nats-server 2.9 or later): one file-backed stream per publisher, one durable pull consumer per
 * subscriber, which gets everything the stream still holds. The outbox row's id is the message id, so that the broker drops duplicates
 * within two minutes; the inbox handles later ones.
 *
 * Resolves after at most about 3 s, connected or not; events wait in the outbox until the broker is up. The driver is loaded only if there
 * is a broker.
 *
 * @param options.replicas servers with a replica of each stream this process publishes to or reads (by default 1; 3 on a cluster)
 * @param options.stream namespace of streams and subjects, for several deployments on one broker
 * @param options.ackWaitMs after this silence of a consumer its message is given to another; 30 s by default
 * @throws AuthorizationError when the broker rejects our credentials within the first 3 s
 */
export const createNatsTransport: typeof openNatsTransport = async (options) =>
  (await import('./nats-transport.ts')).openNatsTransport(options)
