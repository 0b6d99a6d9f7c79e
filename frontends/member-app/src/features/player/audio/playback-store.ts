import { createEmitter } from '../../../lib/emitter.ts'
import type { Sound } from '../types.ts'
import type { PlayerEngine } from './player-engine.contract.ts'

/**
 * A sound with its engine and its audio elements. It outlives the page that shows it: while the member navigates inside the app,
 * the elements stand outside every page, and the play ends with the sound, by `finish`, or when another sound replaces it.
 */
export interface Playback {
  readonly sound: Sound
  readonly engine: PlayerEngine
  /** The path and query of the page that shows the whole player. */
  readonly address: string
  /** False for sounds that belong to their page: the sound of a diagnosis, and plays that are not recorded. */
  readonly canLeavePage: boolean
  /** Moves the audio elements into this element; they play on meanwhile. */
  attachTo(element: HTMLElement): void
  /** Stores the progress, so that its page can resume the play. */
  saveProgress(): void
  /** Reports what was heard and releases the sound. */
  end(): void
}

const changes = createEmitter<void>()
/** The playback that sounded last and has not ended; the app plays one sound at a time. */
let current: Playback | null = null
/** The current playback while no page shows it. */
let background: Playback | null = null
let stopWatching: () => void = () => undefined

function setBackground(next: Playback | null): void {
  stopWatching()
  background = next
  stopWatching = next ? next.engine.subscribe(onBackgroundChanged) : () => undefined
  changes.emit()
}

/** A play in the background ends with its sound, or when it is finished. */
function onBackgroundChanged(): void {
  const { phase, playSessionId } = background?.engine.snapshot() ?? {}
  if (phase === 'ended' || playSessionId === null) playbackStore.end()
}

const getContainer = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[data-background-playback]')
  if (found) return found
  const made = document.createElement('div')
  made.dataset.backgroundPlayback = ''
  made.hidden = true
  return document.body.appendChild(made)
}

/** The play that continues while the member navigates inside the app. */
export const playbackStore = {
  subscribe: changes.subscribe,
  /** The play that no page shows now. */
  background: () => background,
  /** Finds the play of this play session while it still runs. */
  find: (playSessionId: string): Playback | null =>
    current?.engine.snapshot().playSessionId === playSessionId ? current : null,
  /** Called when a sound begins: it replaces the one before, whose record is closed. */
  begin(playback: Playback): void {
    if (current === playback) return
    const replaced = current
    current = playback
    if (background === replaced) setBackground(null)
    replaced?.end()
  },
  /** Called when a page shows the playback. */
  enterPage(playback: Playback, on: HTMLElement): void {
    playback.attachTo(on)
    if (background === playback) setBackground(null)
  },
  /** Called when its page is left: an active play continues in the background, any other ends. */
  leavePage(playback: Playback): void {
    const { phase, playSessionId } = playback.engine.snapshot()
    const isActive = phase === 'playing' || phase === 'loading' || phase === 'paused'
    const isElsewhere = window.location.pathname + window.location.search !== playback.address
    if (current === playback && playback.canLeavePage && isElsewhere && isActive && playSessionId !== null) {
      playback.attachTo(getContainer())
      playback.saveProgress()
      setBackground(playback)
      return
    }
    if (current === playback) current = null
    playback.end()
  },
  /** Ends the current play, for example at the end of the session. */
  end(): void {
    const ended = current
    current = null
    if (background) setBackground(null)
    ended?.end()
  },
}
