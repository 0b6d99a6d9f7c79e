import {
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import type { Names } from './names.ts'

const day = 24 * 3_600_000

/**
 * Makes sure the stream of a subject exists. Any number of copies may do so at once. An existing stream is left as it is, so
 * that replicas and storage are the operators' choice; by default events stay 30 days, like the outbox.
 */
export async function ensureStream(manager: JetStreamManager, names: Names, subject: string): Promise<void> {
  const name = names.stream(subject)
  if (await exists(manager, name)) return
  try {
    await manager.streams.add({
      name,
      subjects: names.streamSubjects(subject),
      retention: RetentionPolicy.Limits,
      storage: StorageType.File,
      max_age: nanos(30 * day),
      duplicate_window: nanos(2 * 60_000),
    })
  } catch (error) {
    // Another copy, perhaps of another version, was first.
    if (!(await exists(manager, name))) throw error
  }
}

async function exists(manager: JetStreamManager, name: string): Promise<boolean> {
  try {
    await manager.streams.info(name)
    return true
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound) return false
    throw error
  }
}
