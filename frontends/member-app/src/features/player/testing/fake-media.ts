import { vi } from 'vitest'

/** jsdom has no media playback, so that tests advance an element that behaves like a loaded sound. */
export interface FakeMedia {
  /**
   * Plays this many seconds of sound and of wall clock, with four `timeupdate` events a second like a browser, and from the end to
   * the beginning where it loops. Stops when the element is paused meanwhile.
   */
  advance(audio: HTMLAudioElement, seconds: number): void
  /** Makes the element fail to get its sound, e.g. because the link has expired. */
  breakDown(audio: HTMLAudioElement): void
  end(audio: HTMLAudioElement): void
}

/** Makes `HTMLMediaElement` play until `restore`. `loads` decides whether a source can be loaded. */
export function installFakeMedia({
  duration = 600,
  loads = () => true,
}: {
  duration?: number
  loads?: (src: string) => boolean
} = {}) {
  const state = new WeakMap<
    HTMLMediaElement,
    { paused: boolean; time: number; error: unknown; ended: boolean }
  >()
  let nowMs = 0
  const getState = (media: HTMLMediaElement) => {
    const known = state.get(media) ?? { paused: true, time: 0, error: null, ended: false }
    state.set(media, known)
    return known
  }
  const dispatch = (media: HTMLMediaElement, ...names: string[]) => {
    for (const name of names) media.dispatchEvent(new Event(name))
  }
  const proto = window.HTMLMediaElement.prototype
  const originals = Object.getOwnPropertyDescriptors(proto)
  const getters: Record<string, (media: HTMLMediaElement) => unknown> = {
    paused: (media) => getState(media).paused,
    ended: (media) => getState(media).ended,
    error: (media) => getState(media).error,
    duration: () => duration,
  }
  for (const [name, get] of Object.entries(getters)) {
    Object.defineProperty(proto, name, {
      configurable: true,
      get() {
        return get(this as HTMLMediaElement)
      },
    })
  }
  Object.defineProperty(proto, 'currentTime', {
    configurable: true,
    get() {
      return getState(this as HTMLMediaElement).time
    },
    set(seconds: number) {
      getState(this as HTMLMediaElement).time = seconds
      dispatch(this as HTMLMediaElement, 'seeking', 'seeked')
    },
  })
  Object.assign(proto, {
    async play(this: HTMLMediaElement) {
      const media = getState(this)
      if (!loads(this.src)) {
        media.error = { code: 4 }
        dispatch(this, 'play', 'error')
        throw new DOMException('', 'NotSupportedError')
      }
      media.paused = false
      media.ended = false
      dispatch(this, 'play', 'playing')
    },
    pause(this: HTMLMediaElement) {
      if (getState(this).paused) return
      getState(this).paused = true
      dispatch(this, 'timeupdate', 'pause')
    },
    load(this: HTMLMediaElement) {
      state.set(this, { paused: true, time: 0, error: null, ended: false })
      if (!this.getAttribute('src')) return
      queueMicrotask(() => {
        if (loads(this.src)) return dispatch(this, 'durationchange', 'loadedmetadata')
        getState(this).error = { code: 4 }
        dispatch(this, 'error')
      })
    },
  })
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs)

  return {
    nowMs: () => nowMs,
    advance(audio: HTMLAudioElement, seconds: number) {
      for (let quarter = 0; quarter < seconds * 4 && !getState(audio).paused; quarter++) {
        getState(audio).time += 0.25
        nowMs += 250
        if (getState(audio).time >= duration && audio.loop) {
          getState(audio).time -= duration
          dispatch(audio, 'seeking', 'seeked')
        }
        dispatch(audio, 'timeupdate')
      }
    },
    breakDown(audio: HTMLAudioElement) {
      getState(audio).error = { code: 2 }
      dispatch(audio, 'error')
    },
    end(audio: HTMLAudioElement) {
      Object.assign(getState(audio), { paused: true, ended: true })
      dispatch(audio, 'timeupdate', 'pause', 'ended')
    },
    restore() {
      clock.mockRestore()
      for (const name of ['paused', 'ended', 'error', 'duration', 'currentTime', 'play', 'pause', 'load']) {
        const original = originals[name as keyof typeof originals]
        if (original) Object.defineProperty(proto, name, original)
      }
    },
  } satisfies FakeMedia & Record<string, unknown>
}
