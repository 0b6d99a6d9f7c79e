import { createEmitter } from '../../../lib/emitter.ts'
import type { Sound } from '../types.ts'
import type { PlayerEngine } from './engine-contract.ts'

/**
 * A sound with its engine and its audio elements. It outlives the page that shows it: while one moves inside the app the
 * elements stand outside every page, and the play ends with the sound, by `finish`, or when another takes its place.
 */
export interface Playback {
  readonly sound: Sound
  readonly engine: PlayerEngine
  /** The page that shows it whole: path and query. */
  readonly address: string
  /** False for what belongs to its page: the sound of a diagnosis, and what nobody records. */
  readonly mayLeavePage: boolean
  /** Puts the audio elements there; they go on while they move. */
  show(place: HTMLElement): void
  /** Lets its page find it again. */
  remember(): void
  /** Reports what was heard and lets go of the sound. */
  end(): void
}

const changes = createEmitter<void>()
/** The one that sounded last and has not ended: at most one sound in the app. */
let live: Playback | null = null
/** It, while no page shows it. */
let carried: Playback | null = null
let stopWatching: () => void = () => undefined

function carry(next: Playback | null): void {
  stopWatching()
  carried = next
  stopWatching = next ? next.engine.subscribe(watchCarried) : () => undefined
  changes.emit()
}

/** A play without a page is over when its sound is, or once it was finished. */
function watchCarried(): void {
  const { phase, playSessionId } = carried?.engine.snapshot() ?? {}
  if (phase === 'ended' || playSessionId === null) playbackStore.end()
}

const place = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[data-carried-playback]')
  if (found) return found
  const made = document.createElement('div')
  made.dataset.carriedPlayback = ''
  made.hidden = true
  return document.body.appendChild(made)
}

/** The play that goes on while its member moves inside the app. */
export const playbackStore = {
  subscribe: changes.subscribe,
  /** The play that no page shows at this moment. */
  carried: () => carried,
  /** The play of this session, where it is still going on. */
  find: (playSessionId: string): Playback | null =>
    live?.engine.snapshot().playSessionId === playSessionId ? live : null,
  /** A sound begins: the one before it is replaced, and its record is closed. */
  begin(playback: Playback): void {
    if (live === playback) return
    const replaced = live
    live = playback
    if (carried === replaced) carry(null)
    replaced?.end()
  },
  /** A page shows it. */
  enterPage(playback: Playback, on: HTMLElement): void {
    playback.show(on)
    if (carried === playback) carry(null)
  },
  /** Its page goes: it is carried on where there is something to hear, and ends otherwise. */
  leavePage(playback: Playback): void {
    const { phase, playSessionId } = playback.engine.snapshot()
    const goesOn = phase === 'playing' || phase === 'loading' || phase === 'paused'
    const isElsewhere = window.location.pathname + window.location.search !== playback.address
    if (live === playback && playback.mayLeavePage && isElsewhere && goesOn && playSessionId !== null) {
      playback.show(place())
      playback.remember()
      carry(playback)
      return
    }
    if (live === playback) live = null
    playback.end()
  },
  /** Ends whatever is going on, e.g. with the session. */
  end(): void {
    const ended = live
    live = null
    if (carried) carry(null)
    ended?.end()
  },
}
