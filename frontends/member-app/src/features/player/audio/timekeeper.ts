import {
  countedSeconds,
  isPossibleTimer,
  isTimerOver,
  restartTimer,
  type SleepTimer,
  startTimer,
  timerGain,
  timerRemaining,
} from './sleep-timer.ts'
import { startTicker } from './ticker.ts'

/** What the timer wants of the player at a look. */
export interface TimerLook {
  gain: number
  remaining: number | null
  /** Pause now, and go back to where the fade began, so that the next evening starts where this one was still heard. */
  over: { backTo: number } | null
}

export interface Timekeeper {
  /** Starts a timer, or changes the running one; false when the value cannot be: then none runs. */
  choose(o: { seconds: number; repeating: boolean; heard: number; position: number }): boolean
  stop(): void
  /** The whole chosen time again from here. */
  restart(heard: number): void
  look(heard: number, position: number): TimerLook
  /** Ticks while sound plays that has to end in time, so that background tabs look often enough. */
  sounds(playing: boolean, endsInTime?: boolean): void
  isRunning(): boolean
}

const noTimer: TimerLook = { gain: 1, remaining: null, over: null }

/** The sleep timer of one player. */
export function createTimekeeper(onTick: () => void): Timekeeper {
  let timer: SleepTimer | null = null
  let fadeBegan: number | null = null
  let playing = false
  let endsAnyway = false
  let stopTicking: (() => void) | null = null

  function tickOrRest() {
    const ticks = playing && (timer !== null || endsAnyway)
    if (ticks) stopTicking ??= startTicker(onTick)
    else {
      stopTicking?.()
      stopTicking = null
    }
  }

  function set(next: SleepTimer | null) {
    timer = next
    fadeBegan = null
    tickOrRest()
  }

  return {
    choose({ seconds, ...now }) {
      const counted = timer ? elapsedOf(timer, now.heard) : countedSeconds(now)
      const possible = isPossibleTimer(seconds, counted)
      set(possible ? startTimer(seconds, counted, now.heard) : null)
      return possible
    },
    stop: () => set(null),
    restart(heard) {
      if (timer) set(restartTimer(timer, heard))
    },
    look(heard, position) {
      if (!timer) return noTimer
      const gain = timerGain(timer, heard)
      if (gain < 1) fadeBegan ??= position
      const over = isTimerOver(timer, heard) ? { backTo: fadeBegan ?? position } : null
      const remaining = timerRemaining(timer, heard)
      if (!over) return { gain, remaining, over }
      set(restartTimer(timer, heard))
      return { gain: 1, remaining: timer.chosenSeconds, over }
    },
    sounds(next, endsInTime = false) {
      playing = next
      endsAnyway = endsInTime
      tickOrRest()
    },
    isRunning: () => timer !== null,
  }
}

const elapsedOf = (timer: SleepTimer, heard: number): number =>
  timer.chosenSeconds - timerRemaining(timer, heard)
