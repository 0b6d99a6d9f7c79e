/** A lock in this process that is held together with others (`shared`) or alone (`exclusive`), in the order of arrival. */
export interface SharedExclusiveLock {
  runShared<T>(work: () => Promise<T>): Promise<T>
  runExclusive<T>(work: () => Promise<T>): Promise<T>
}

export function createSharedExclusiveLock(): SharedExclusiveLock {
  const waiting: { exclusive: boolean; enter: () => void }[] = []
  let holders = 0
  let isExclusive = false

  function admit(): void {
    for (let head = waiting[0]; head !== undefined; head = waiting[0]) {
      if (head.exclusive ? holders > 0 : isExclusive) return
      waiting.shift()
      holders += 1
      isExclusive = head.exclusive
      head.enter()
    }
  }

  async function run<T>(exclusive: boolean, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((enter) => {
      waiting.push({ exclusive, enter })
      admit()
    })
    try {
      return await work()
    } finally {
      holders -= 1
      if (exclusive) isExclusive = false
      admit()
    }
  }

  return { runShared: (work) => run(false, work), runExclusive: (work) => run(true, work) }
}
