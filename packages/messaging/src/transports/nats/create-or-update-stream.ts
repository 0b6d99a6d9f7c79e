import {
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import { DUPLICATE_WINDOW_MS } from '../event-transport.ts'
import type { BrokerNames } from './broker-names.ts'

const day = 24 * 3_600_000

/**
 * Makes sure the stream of a subject exists with at least this many replicas; only the publisher may add some. Any number of replicas of a
 * service may call it at once. Other options of an existing stream are the operators' choice; by default events stay 30 days, like the
 * outbox.
 *
 * @throws JetStreamApiError if the broker has fewer servers than replicas: events then wait in the outbox rather than on one disk
 */
export async function createOrUpdateStream(
  manager: JetStreamManager,
  names: BrokerNames,
  subject: string,
  { isPublisher, replicas }: { replicas: number; isPublisher: boolean },
): Promise<void> {
  const name = names.streamName(subject)
  const existing = await replicasOf(manager, name)
  if (existing !== null) {
    if (isPublisher && existing < replicas) await manager.streams.update(name, { num_replicas: replicas })
    return
  }
  try {
    await manager.streams.add({
      name,
      subjects: names.streamSubjects(subject),
      retention: RetentionPolicy.Limits,
      storage: StorageType.File,
      max_age: nanos(30 * day),
      duplicate_window: nanos(DUPLICATE_WINDOW_MS),
      num_replicas: replicas,
    })
  } catch (error) {
    // Another replica, perhaps of another version, was first.
    if ((await replicasOf(manager, name)) === null) throw error
  }
}

/** Null where there is no such stream. */
async function replicasOf(manager: JetStreamManager, name: string): Promise<number | null> {
  try {
    return (await manager.streams.info(name)).config.num_replicas
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound) return null
    throw error
  }
}
