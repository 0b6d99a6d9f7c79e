import { jetstreamManager, type StreamInfo } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import type { BrokerState } from '../event-transport.ts'

/** Less than the 2 s after which a scrape continues without these metrics, so that a stream without a leader does not hide the others. */
const TIMEOUT_MS = 1_500

/** A durable consumer, and the stream that it reads. */
export interface DurableConsumerName {
  durable: string
  stream: string
}

/** Queries the broker about these durables and the streams they read, all at once; leaves out responses that take longer than 1.5 s. */
export async function readBrokerState(
  nats: NatsConnection,
  durables: readonly DurableConsumerName[],
): Promise<BrokerState> {
  const manager = await jetstreamManager(nats, { checkAPI: false, timeout: TIMEOUT_MS })
  const byName = new Map(durables.map((one) => [one.durable, one]))
  const [consumers, streams] = await Promise.all([
    fulfilled([...byName.values()], async ({ durable, stream }) => {
      const info = await manager.consumers.info(stream, durable)
      return { durable, pending: info.num_pending + info.num_ack_pending }
    }),
    fulfilled([...new Set(durables.map(({ stream }) => stream))], async (stream) => ({
      stream,
      replicasMissing: countMissing(await manager.streams.info(stream)),
    })),
  ])
  return { consumers, streams }
}

/** Returns the results of those that succeed. */
async function fulfilled<I, T>(items: readonly I[], ask: (item: I) => Promise<T>): Promise<T[]> {
  const outcomes = await Promise.allSettled(items.map(ask))
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
}

/** The broker names the other peers beside the leader; a server on its own names none. */
function countMissing({ config, cluster }: Pick<StreamInfo, 'config' | 'cluster'>): number {
  if (cluster === undefined) return 0
  const others = cluster.replicas?.filter(({ current, offline }) => current && !offline) ?? []
  return Math.max(config.num_replicas - others.length - (cluster.leader ? 1 : 0), 0)
}
