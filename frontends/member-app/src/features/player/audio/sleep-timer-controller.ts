import {
  countedSeconds,
  isTimerOver,
  isValidTimer,
  restartTimer,
  type SleepTimer,
  startTimer,
  timerGain,
  timerRemaining,
} from './sleep-timer.ts'
import { startTicker } from './ticker.ts'

/** What the player must do after a tick of the timer. */
export interface TimerTick {
  gain: number
  remaining: number | null
  /** Set when the timer has ended: the player pauses and seeks back to where the fade began, because the listener may have slept since. */
  over: { backTo: number } | null
}

export interface SleepTimerController {
  /** Starts a timer or changes the running one. Returns false for an impossible value; then no timer runs. */
  choose(options: { seconds: number; repeating: boolean; heard: number; position: number }): boolean
  stop(): void
  /** Starts the whole chosen time again from here. */
  restart(heard: number): void
  tick(heard: number, position: number): TimerTick
  /** Runs the ticker while a sound plays that must end in time, because browsers rarely send `timeupdate` to background tabs. */
  setPlaying(playing: boolean, endsInTime?: boolean): void
  isRunning(): boolean
}

const noTimer: TimerTick = { gain: 1, remaining: null, over: null }

/** The sleep timer of one player. */
export function createSleepTimerController(onTick: () => void): SleepTimerController {
  let timer: SleepTimer | null = null
  let fadeStartPosition: number | null = null
  let isPlaying = false
  let hasOwnEnd = false
  let stopTicking: (() => void) | null = null

  function updateTicker() {
    const shouldTick = isPlaying && (timer !== null || hasOwnEnd)
    if (shouldTick) stopTicking ??= startTicker(onTick)
    else {
      stopTicking?.()
      stopTicking = null
    }
  }

  function set(next: SleepTimer | null) {
    timer = next
    fadeStartPosition = null
    updateTicker()
  }

  return {
    choose({ seconds, ...now }) {
      const counted = timer ? getElapsedSeconds(timer, now.heard) : countedSeconds(now)
      const isPossible = isValidTimer(seconds, counted)
      set(isPossible ? startTimer(seconds, counted, now.heard) : null)
      return isPossible
    },
    stop: () => set(null),
    restart(heard) {
      if (timer) set(restartTimer(timer, heard))
    },
    tick(heard, position) {
      if (!timer) return noTimer
      const gain = timerGain(timer, heard)
      if (gain < 1) fadeStartPosition ??= position
      const over = isTimerOver(timer, heard) ? { backTo: fadeStartPosition ?? position } : null
      const remaining = timerRemaining(timer, heard)
      if (!over) return { gain, remaining, over }
      set(restartTimer(timer, heard))
      return { gain: 1, remaining: timer.chosenSeconds, over }
    },
    setPlaying(next, endsInTime = false) {
      isPlaying = next
      hasOwnEnd = endsInTime
      updateTicker()
    },
    isRunning: () => timer !== null,
  }
}

const getElapsedSeconds = (timer: SleepTimer, heard: number): number =>
  timer.chosenSeconds - timerRemaining(timer, heard)
