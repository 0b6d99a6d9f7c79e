import { type FileHandle, open } from 'node:fs/promises'

interface Entry {
  file: Promise<FileHandle>
  users: number
  idleSince: number
}

export interface OpenFilePool {
  acquire(path: string): Promise<{ file: FileHandle; release(): void }>
  /** Files open now, and those of them somebody is reading. */
  count(): { open: number; inUse: number }
  closeAll(): Promise<void>
}

/**
 * Keeps files open between requests, because a player requests many ranges of one file, and opening costs as much as reading one. At most
 * `maxIdle` unused files stay open, each for `idleMs` at most.
 */
export function createOpenFilePool({ idleMs, maxIdle }: { maxIdle: number; idleMs: number }): OpenFilePool {
  const entries = new Map<string, Entry>()
  const sweeper = setInterval(() => closeIdle(Date.now() - idleMs, maxIdle), idleMs)
  sweeper.unref()

  function close(path: string, entry: Entry): void {
    entries.delete(path)
    entry.file.then((file) => file.close()).catch(() => {})
  }

  /** Closes unused files that are older than `before`, and the oldest beyond `keep`. */
  function closeIdle(before: number, keep: number): void {
    const idle = [...entries].filter(([, entry]) => entry.users === 0)
    idle.sort(([, a], [, b]) => b.idleSince - a.idleSince)
    idle.forEach(([path, entry], index) => {
      if (index >= keep || entry.idleSince <= before) close(path, entry)
    })
  }

  function release(entry: Entry): void {
    entry.users--
    entry.idleSince = Date.now()
    if (entry.users === 0 && entries.size > maxIdle) closeIdle(0, maxIdle)
  }

  return {
    async acquire(path) {
      const known = entries.get(path)
      const entry = known ?? { file: open(path, 'r'), users: 0, idleSince: 0 }
      if (!known) entries.set(path, entry)
      entry.users++
      try {
        const file = await entry.file
        let released = false
        return {
          file,
          release() {
            if (!released) release(entry)
            released = true
          },
        }
      } catch (error) {
        entries.delete(path)
        throw error
      }
    },
    count() {
      const inUse = [...entries.values()].filter((entry) => entry.users > 0)
      return { open: entries.size, inUse: inUse.length }
    },
    async closeAll() {
      clearInterval(sweeper)
      const files = [...entries.values()].map((entry) => entry.file)
      entries.clear()
      await Promise.all(files.map((opening) => opening.then((file) => file.close()).catch(() => {})))
    },
  }
}
