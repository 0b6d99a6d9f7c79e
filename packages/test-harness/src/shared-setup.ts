interface Started<T> {
  users: number
  ready: Promise<T>
}

/**
 * Vitest's global setup of something that several projects of one run name: the first of them starts it, the last one stops it.
 *
 * @param name of the record that they share, which is the process's: each project loads this module anew
 */
export function createSharedSetup<T>(
  name: string,
  { start, stop }: { start(): Promise<T>; stop(started: T): Promise<void> },
): { setup(): Promise<T>; teardown(): Promise<void> } {
  const records = globalThis as typeof globalThis & Record<symbol, Started<T> | undefined>
  const key = Symbol.for(`hibiki.${name}`)
  return {
    setup() {
      const record = records[key] ?? { users: 0, ready: start() }
      records[key] = record
      record.users += 1
      return record.ready
    },
    async teardown() {
      const record = records[key]
      if (record === undefined) return
      record.users -= 1
      if (record.users > 0) return
      delete records[key]
      await stop(await record.ready)
    },
  }
}
