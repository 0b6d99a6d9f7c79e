interface WantedSound {
  id: string
  path: string
}

export interface SoundPrefetcher {
  /** Downloads these, and forgets all others. */
  want(sounds: readonly WantedSound[]): void
  /** Goes on with newer links, because a long list takes longer than they work. */
  renewLinks(sounds: readonly WantedSound[]): void
}

/** A sound whose download failed is tried again after this time. */
const RETRY_MS = 60_000

/** Downloads sounds one after the other, because the sound that plays next shares the line with them. */
export function createSoundPrefetcher(
  fetchSound: (soundId: string, path: string) => Promise<unknown>,
): SoundPrefetcher {
  let links = new Map<string, string>()
  const triedAtMs = new Map<string, number>()
  let isRunning = false

  const findNextId = (): string | undefined =>
    [...links.keys()].find((id) => Date.now() - (triedAtMs.get(id) ?? -RETRY_MS) >= RETRY_MS)

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let id = findNextId(); id !== undefined; id = findNextId()) {
      triedAtMs.set(id, Date.now())
      const isFetched = await fetchSound(id, links.get(id) ?? '').then(
        () => true,
        () => false,
      )
      if (isFetched) links.delete(id)
    }
    isRunning = false
  }

  return {
    want(sounds) {
      links = new Map(sounds.map(({ id, path }) => [id, path]))
      triedAtMs.clear()
      void run()
    },
    renewLinks(sounds) {
      for (const { id, path } of sounds) if (links.has(id)) links.set(id, path)
      void run()
    },
  }
}
