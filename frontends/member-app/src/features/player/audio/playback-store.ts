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
  /** False for visitors, whose plays are not recorded. */
  readonly isRecorded: boolean
  /** False for the sound of a diagnosis, which belongs to its page. */
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
/** Whether the page that shows the current playback is scrolled so far that its player is out of sight. */
let isScrolledAway = false
let stopWatching: () => void = () => undefined
/** The play session of the background playback whose progress is stored. */
let storedSessionId: string | null = null

function setBackground(next: Playback | null): void {
  stopWatching()
  background = next
  stopWatching = next ? next.engine.subscribe(onBackgroundChanged) : () => undefined
  changes.emit()
}

/** A play in the background ends with its sound, or when it is finished; one that still loads has not begun. */
function onBackgroundChanged(): void {
  if (!background) return
  const { phase, playSessionId } = background.engine.snapshot()
  const isWaiting = phase === 'loading' || phase === 'failed'
  const isFinished = background.isRecorded ? playSessionId === null && !isWaiting : phase === 'idle'
  if (phase === 'ended' || isFinished) playbackStore.end()
  else if (playSessionId !== storedSessionId) {
    storedSessionId = playSessionId
    // Its page resumes what is stored, from the first moment on.
    background.saveProgress()
  }
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
  /** The play whose player is not in sight: no page shows it, or its page is scrolled away from it. */
  outOfSight: () => background ?? (isScrolledAway ? current : null),
  setScrolledAway(value: boolean): void {
    if (isScrolledAway === value) return
    isScrolledAway = value
    changes.emit()
  },
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
  /** Begins a sound that no page shows; the mini player shows it. */
  beginInBackground(playback: Playback): void {
    playback.attachTo(getContainer())
    this.begin(playback)
    void playback.engine.play()
    setBackground(playback)
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
    const isRunning = isActive && (playSessionId !== null || !playback.isRecorded)
    if (current === playback && playback.canLeavePage && isElsewhere && isRunning) {
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
