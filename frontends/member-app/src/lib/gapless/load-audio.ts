/** Thrown when the sound is asked for before it is ready. Never shown as it is; the player says it kindly. */
export const notReadyMessage = 'Failed to load sound file.'

/** The element, ready to be told to play. Throws when there is none, or when its sound could not be had. */
export function readyAudio(audio: HTMLAudioElement | null): HTMLAudioElement {
  if (!audio?.src || audio.error) throw new Error(notReadyMessage)
  return audio
}

/** Gives the element another source and waits until it knows its length. */
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
      reject(new Error(notReadyMessage))
    }
    audio.addEventListener('loadedmetadata', onLoaded, { signal })
    audio.addEventListener('error', onFailed, { signal })
    // With `none` a browser may wait for play() before it loads anything.
    audio.preload = 'auto'
    audio.src = src
    audio.load()
  })
}
