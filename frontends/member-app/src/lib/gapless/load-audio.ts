/** The message of the error for a sound that cannot be played (yet). It is never shown; the player has its own text. */
export const soundNotReadyMessage = 'Failed to load sound file.'

/** Returns the element when it can play; throws without an element and after its sound could not be loaded. */
export function requireReadyAudio(audio: HTMLAudioElement | null): HTMLAudioElement {
  if (!audio?.src || audio.error) throw new Error(soundNotReadyMessage)
  return audio
}

/** Sets another source and waits until the element knows its length. */
export function loadAudio(audio: HTMLAudioElement, src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const once = new AbortController()
    const { signal } = once
    const onLoaded = () => {
      once.abort()
      resolve()
    }
    const onFailed = () => {
      once.abort()
      reject(new Error(soundNotReadyMessage))
    }
    audio.addEventListener('loadedmetadata', onLoaded, { signal })
    audio.addEventListener('error', onFailed, { signal })
    // With `none` a browser may wait for play() before it loads anything.
    audio.preload = 'auto'
    audio.src = src
    audio.load()
  })
}
