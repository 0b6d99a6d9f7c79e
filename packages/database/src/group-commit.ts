export interface GroupCommitOptions<Item, Result> {
  /** Writes all items in one transaction; returns one result per item, in order. */
  write(items: Item[]): Promise<Result[]>
  /** True when an item itself caused the failure, so that its neighbours deserve another try without it. By default it is never so. */
  isItemFault?(error: unknown): boolean
  /** The maximum number of waiting items, and the error of the next caller; by default there is no limit. */
  queue?: { max: number; full(): Error }
  /** The first item waits this long for others while nothing is being written. */
  windowMs: number
  maxBatch: number
}

export interface GroupCommit<Item, Result> {
  /** Resolves after the commit that contains the item. */
  submit(item: Item): Promise<Result>
  /** Writes what is queued, then resolves. */
  close(): Promise<void>
}

interface Waiting<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Gathers concurrent items into one transaction. While a batch commits the next one fills, so the more callers there
 * are, the less each commit costs; a lone caller waits `windowMs` at most.
 */
export function createGroupCommit<Item, Result>(
  options: GroupCommitOptions<Item, Result>,
): GroupCommit<Item, Result> {
  let queue: Waiting<Item, Result>[] = []
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, options.windowMs))
    while (queue.length > 0) {
      const batch = queue.slice(0, options.maxBatch)
      queue = queue.slice(options.maxBatch)
      await writeBatch(batch)
    }
    running = null
  }

  async function writeBatch(batch: Waiting<Item, Result>[]): Promise<void> {
    let results: Result[]
    try {
      results = await options.write(batch.map((waiting) => waiting.item))
    } catch (error) {
      if (batch.length > 1 && options.isItemFault?.(error)) return writeApart(batch)
      for (const waiting of batch) waiting.reject(error)
      return
    }
    batch.forEach((waiting, index) => {
      waiting.resolve(results[index] as Result)
    })
  }

  // Halves instead of singles: one bad item among 256 costs some sixteen transactions, not 256.
  async function writeApart(batch: Waiting<Item, Result>[]): Promise<void> {
    const middle = Math.ceil(batch.length / 2)
    await writeBatch(batch.slice(0, middle))
    await writeBatch(batch.slice(middle))
  }

  return {
    submit(item) {
      if (options.queue && queue.length >= options.queue.max) return Promise.reject(options.queue.full())
      return new Promise((resolve, reject) => {
        queue.push({ item, resolve, reject })
        running ??= run()
      })
    },
    async close() {
      while (running) await running
    },
  }
}
