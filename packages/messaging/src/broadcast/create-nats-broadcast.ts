import type { openNatsBroadcast } from './nats-broadcast.ts'

/**
 * Creates a broadcast over core NATS, without a stream. While the broker is down only this replica receives its own messages. The driver is
 * loaded only if there is a broker.
 *
 * @param options.prefix of the subjects, for several deployments on one broker
 * @throws AuthorizationError when the broker rejects our credentials within the first 3 s
 */
export const createNatsBroadcast: typeof openNatsBroadcast = async (options) =>
  (await import('./nats-broadcast.ts')).openNatsBroadcast(options)
