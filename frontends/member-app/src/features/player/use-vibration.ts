import { useEffect, useEffectEvent } from 'react'
import {
  type FigureSound,
  toFigureFrequencies,
} from '../../components/illustrations/to-figure-frequencies.ts'
import { type Envelope, getEnvelopeLevel } from './drawings/envelope.rules.ts'
import { canVibrate, useVibrationSwitch } from './use-vibration-switch.ts'
import { createVibrationPattern, getVibrationPatternMs } from './vibration.rules.ts'

let takers = 0

/** Keeps the motor free of the sound for another rhythm; returns the function that gives it back. */
export function takeVibration(): () => void {
  takers += 1
  return () => {
    takers -= 1
    if (canVibrate()) navigator.vibrate(0)
  }
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
    if (takers === 0) navigator.vibrate(pattern)
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
