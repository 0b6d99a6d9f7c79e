import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import {
  type FigureSound,
  toFigureFrequencies,
} from '../../components/illustrations/to-figure-frequencies.ts'
import { createEmitter } from '../../lib/emitter.ts'
import { type Envelope, getEnvelopeLevel } from './drawings/envelope.rules.ts'
import { createVibrationPattern, getVibrationPatternMs } from './vibration.rules.ts'

const storageKey = 'hibiki.vibration'
const changes = createEmitter<void>()

/** Vibration is off until it is switched on on this device. */
const isOn = (): boolean => {
  try {
    return localStorage.getItem(storageKey) === 'on'
  } catch {
    return false
  }
}

/** Whether this device can vibrate at all; a desktop browser may have the function and no motor. */
export const canVibrate = (): boolean =>
  typeof navigator.vibrate === 'function' && navigator.maxTouchPoints > 0

/** Returns the switch of this device and a function that sets it. */
export function useVibrationSwitch(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(changes.subscribe, isOn)
  return [
    on,
    (next) => {
      try {
        localStorage.setItem(storageKey, next ? 'on' : 'off')
      } catch {
        // Without storage it stays off.
      }
      changes.emit()
    },
  ]
}

interface Playback {
  sound: FigureSound
  playing: boolean
  position: number
  duration: number
  envelope: Envelope | null
}

/** Lets the device vibrate with the sound while it plays, and stop with it. */
export function useVibration({ sound, playing, position, duration, envelope }: Playback): void {
  const [on] = useVibrationSwitch()
  const active = on && playing && canVibrate()
  const vibrate = useEffectEvent(() => {
    const level = envelope && duration > 0 ? getEnvelopeLevel(envelope, position / duration) : null
    const pattern = createVibrationPattern(toFigureFrequencies(sound)[0] ?? 40, level)
    navigator.vibrate(pattern)
    return getVibrationPatternMs(pattern)
  })
  useEffect(() => {
    if (!active) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const repeat = () => {
      timer = setTimeout(repeat, vibrate())
    }
    repeat()
    return () => {
      clearTimeout(timer)
      navigator.vibrate(0)
    }
  }, [active])
}
