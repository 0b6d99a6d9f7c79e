/** A tab that the system froze, or whose connection hangs, may hold a lock for ever. */
const MAX_WAIT_MS = 10_000

type Release = () => void

/**
 * Runs work in one tab at a time. After too long a wait it runs anyway, so that the work must tolerate running twice at once.
 * Without Web Locks (insecure pages) the lock holds within this tab only.
 */
export async function runInOneTab<T>(lockName: string, work: () => Promise<T>): Promise<T> {
  const release = await lockTabs(lockName)
  try {
    return await work()
  } finally {
    release?.()
  }
}

/** Runs work that must never run twice at once in one tab at a time; skips it after too long a wait. */
export async function runInOneTabOrSkip(lockName: string, work: () => Promise<void>): Promise<void> {
  const release = await lockTabs(lockName)
  if (!release) return
  try {
    await work()
  } finally {
    release()
  }
}

/** Returns a function that releases the lock; null when others held it for too long. */
async function lockTabs(name: string): Promise<Release | null> {
  const tooLong = new AbortController()
  const timer = setTimeout(() => tooLong.abort(), MAX_WAIT_MS)
  try {
    return 'locks' in navigator
      ? await lockAllTabs(name, tooLong.signal)
      : await lockThisTab(name, tooLong.signal)
  } finally {
    clearTimeout(timer)
  }
}

function lockAllTabs(name: string, tooLong: AbortSignal): Promise<Release | null> {
  return new Promise((resolve) => {
    const hold = () => new Promise<void>(resolve)
    navigator.locks.request(name, { signal: tooLong }, hold).catch(() => resolve(null))
  })
}

/** The last work of each name in this tab. */
const lastWork = new Map<string, Promise<void>>()

async function lockThisTab(name: string, tooLong: AbortSignal): Promise<Release | null> {
  const before = lastWork.get(name)
  let release: Release = () => undefined
  lastWork.set(name, new Promise((resolve) => (release = resolve)))
  const wasTooLong = new Promise<'too long'>((resolve) => {
    tooLong.addEventListener('abort', () => resolve('too long'))
  })
  if ((await Promise.race([before, wasTooLong])) !== 'too long') return release
  // The next caller waits for the work that still runs, at most for the same time.
  void before?.then(release)
  return null
}
