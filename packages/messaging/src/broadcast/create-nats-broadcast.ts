import type { openNatsBroadcast } from './nats-broadcast.ts'

/**
 * A broadcast over core NATS, without a stream. While the broker is away only this copy hears itself.
 * The driver is loaded only where there is a broker.
 *
 * @param options.prefix of the subjects, for several deployments on one broker
 * @throws AuthorizationError when the broker refuses our credentials within the first 3 s
 */
export const createNatsBroadcast: typeof openNatsBroadcast = async (options) =>
  (await import('./nats-broadcast.ts')).openNatsBroadcast(options)
