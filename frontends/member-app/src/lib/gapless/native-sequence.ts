import type { QueuedSound, SequenceOptions, SoundSequence } from './queued-sound.ts'

/** The next sound is asked for this long before the end of the one that is heard. */
const AHEAD_SECONDS = 30
const RETRY_MS = 2_000

/** Gives the element file after file, with a short silence between two. */
export function createNativeSequence(
  element: HTMLAudioElement,
  { next, onProgress }: SequenceOptions,
): SoundSequence {
  const listening = new AbortController()
  const { signal } = listening
  let current: QueuedSound | null = null
  let following: QueuedSound | null = null
  let isAsking = false
  let hasEnded = false
  let url: string | null = null
  let retry: ReturnType<typeof setTimeout> | undefined

  element.loop = false

  function show(sound: QueuedSound) {
    if (url) URL.revokeObjectURL(url)
    const wasShown = current !== null
    current = sound
    url = URL.createObjectURL(sound.file)
    element.src = url
    if (sound.seconds > 0) element.currentTime = sound.seconds
    if (wasShown) void element.play().catch(() => undefined)
    onProgress()
  }

  async function prepare(): Promise<void> {
    if (isAsking || following || signal.aborted) return
    isAsking = true
    try {
      following = await next()
    } catch {
      retry = setTimeout(() => void prepare(), RETRY_MS)
    } finally {
      isAsking = false
    }
    if (!signal.aborted && following && (current === null || hasEnded)) advance()
  }

  function advance() {
    const sound = following
    hasEnded = sound === null
    following = null
    if (sound) show(sound)
    else void prepare()
  }

  element.addEventListener(
    'timeupdate',
    () => {
      onProgress()
      if (element.duration - element.currentTime < AHEAD_SECONDS) void prepare()
    },
    { signal },
  )
  element.addEventListener('ended', advance, { signal })
  // A file that cannot be played is passed over.
  element.addEventListener('error', advance, { signal })
  void prepare()

  return {
    heard: () => current && { id: current.id, seconds: element.currentTime },
    queuedIds: () => [current, following].flatMap((sound) => (sound ? [sound.id] : [])),
    close() {
      listening.abort()
      clearTimeout(retry)
      if (url) URL.revokeObjectURL(url)
    },
  }
}
