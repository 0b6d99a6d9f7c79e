import type { QueuedSound, SequenceOptions, SoundSequence } from './queued-sound.ts'

/** The next sound is requested this long before the end of the one that is heard. */
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
  let isRequesting = false
  let hasEnded = false
  let url: string | null = null
  let retry: ReturnType<typeof setTimeout> | undefined

  element.loop = false

  function show(sound: QueuedSound) {
    if (url) URL.revokeObjectURL(url)
    current = sound
    url = URL.createObjectURL(sound.file)
    element.src = url
    if (sound.seconds > 0) element.currentTime = sound.seconds
    // Another source pauses an element that was told to play before, and a caller that is blocked learns so from its own play().
    void element.play().catch(() => undefined)
    onProgress()
  }

  async function prepare(): Promise<void> {
    if (isRequesting || following || signal.aborted) return
    isRequesting = true
    try {
      following = await next()
    } catch {
      retry = setTimeout(() => void prepare(), RETRY_MS)
    } finally {
      isRequesting = false
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
    findHeard: () => current && { id: current.id, seconds: element.currentTime },
    listQueuedIds: () => [current, following].flatMap((sound) => (sound ? [sound.id] : [])),
    close() {
      listening.abort()
      clearTimeout(retry)
      if (url) URL.revokeObjectURL(url)
    },
  }
}
