import { loadAudio } from './load-audio.ts'
import type { PlayedSound } from './played-sound.ts'

/** A seek of the element itself to before this second is the seam between two laps. */
const SEAM_SECONDS = 1

/** Lets the element play the file itself, with a short silence at every seam. */
export function createNativeSound(
  element: HTMLAudioElement,
  { sound, time, loops, loadsNow }: { sound: string | Blob; time: number; loops: boolean; loadsNow: boolean },
): PlayedSound {
  const listening = new AbortController()
  const url = typeof sound === 'string' ? null : URL.createObjectURL(sound)
  const src = url ?? String(sound)
  let laps = 0
  let isOwnSeek = false

  const duration = () =>
    element.duration > 0 && Number.isFinite(element.duration) ? element.duration : Number.NaN

  function seek(to: number) {
    const lap = duration()
    laps = lap > 0 && element.loop ? Math.floor(to / lap) : 0
    isOwnSeek = true
    element.currentTime = laps > 0 ? to - laps * lap : to
  }

  element.addEventListener(
    'seeking',
    () => {
      if (!isOwnSeek && element.loop && element.currentTime < SEAM_SECONDS) laps += 1
      isOwnSeek = false
    },
    { signal: listening.signal },
  )
  element.loop = loops

  async function begin(): Promise<void> {
    if (!loadsNow) {
      element.src = src
      return
    }
    await loadAudio(element, src)
    seek(time)
  }

  const ready = begin()
  // A caller that does not await this learns of the failure by the element's error event.
  ready.catch(() => undefined)
  return {
    ready,
    time: () => (laps === 0 ? element.currentTime : laps * duration() + element.currentTime),
    place: () => element.currentTime,
    duration,
    seek,
    setLoop(loop) {
      element.loop = loop
    },
    close() {
      listening.abort()
      if (url) URL.revokeObjectURL(url)
    },
  }
}
