import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { takeVibration } from '../use-vibration.ts'
import { canVibrate } from '../use-vibration-switch.ts'
import { type BreathLayer, createBreathLayer } from './breath-layer.ts'
import { getHalfBreathSeconds, toBreathVibration, toNextGuidedPace } from './breath-pace.rules.ts'
import { breathPaceSetting, breathVibrationSetting } from './breath-pace-setting.ts'
import { requestBreathSensor, startBreathSensor } from './breath-sensor.ts'

/** Half a breath that the ring shows. */
export interface HalfBreath {
  half: 'inhale' | 'exhale'
  seconds: number
}

export interface Breath {
  isOn: boolean
  setOn: (on: boolean) => void
  /** What to show now; null while the sound rests. */
  current: HalfBreath | null
  /** `searching`: the measurement is not sure yet, or not any more. */
  sensor: 'off' | 'refused' | 'searching' | 'measuring'
  setMeasuring: (on: boolean) => void
  measuredPerMinute: number | null
}

/** A request for the sensor that the member has not answered yet, with the tone that had to be created with the tap. */
interface SensorRequest {
  layer: BreathLayer | null
}

interface Options {
  playing: boolean
  /** The volume of the sound at this moment, 0 … 1. */
  readVolume: () => number
}

/**
 * Guides the breath while a sound plays: at the chosen pace, or from the measured breath slowly towards it. It is off until it is
 * switched on for a play, and ends with it.
 */
export function useBreath({ playing, readVolume }: Options): Breath {
  const [isOn, setIsOn] = useState(false)
  const [current, setCurrent] = useState<HalfBreath | null>(null)
  const [layer, setLayer] = useState<BreathLayer | null>(null)
  const [permission, setPermission] = useState<'none' | 'granted' | 'refused'>('none')
  const [measuredPerMinute, setMeasuredPerMinute] = useState<number | null>(null)
  const requestedLayer = useRef<SensorRequest | null>(null)
  const [pace] = breathPaceSetting.use()
  const isGuiding = isOn && playing
  const isMeasuring = isGuiding && permission === 'granted'

  const vibrate = useEffectEvent((half: HalfBreath['half']) => {
    if (canVibrate() && breathVibrationSetting.read() === 'on') navigator.vibrate(toBreathVibration(half))
  })
  const toNextPace = useEffectEvent((guided: number) =>
    toNextGuidedPace(guided, {
      chosen: pace,
      measured: isMeasuring ? measuredPerMinute : null,
      seconds: 60 / guided,
    }),
  )
  const follow = useEffectEvent(({ half, seconds }: HalfBreath) => {
    layer?.follow(half, seconds, readVolume())
  })

  useEffect(() => {
    if (!isGuiding) return
    const giveBack = takeVibration()
    let guided = pace as number
    let half: HalfBreath['half'] = 'exhale'
    let timer: ReturnType<typeof setTimeout> | undefined
    const next = () => {
      half = half === 'exhale' ? 'inhale' : 'exhale'
      if (half === 'inhale') guided = toNextPace(guided)
      const shown = { half, seconds: getHalfBreathSeconds(guided, half) }
      setCurrent(shown)
      vibrate(half)
      follow(shown)
      timer = setTimeout(next, shown.seconds * 1000)
    }
    next()
    return () => {
      clearTimeout(timer)
      giveBack()
      setCurrent(null)
    }
  }, [isGuiding, pace])

  useEffect(() => {
    if (!isMeasuring) return
    const stop = startBreathSensor((estimate) => setMeasuredPerMinute(estimate?.breathsPerMinute ?? null))
    return () => {
      stop()
      setMeasuredPerMinute(null)
    }
  }, [isMeasuring])

  // A paused sound has no layer beside it, and a silent one would keep the audio of the device awake.
  useEffect(() => {
    if (!isMeasuring) layer?.rest()
  }, [isMeasuring, layer])
  useEffect(() => () => layer?.close(), [layer])
  useEffect(() => () => dropRequest(requestedLayer), [])

  function setMeasuring(on: boolean) {
    dropRequest(requestedLayer)
    if (!on) {
      setLayer(null)
      setPermission('none')
      return
    }
    const request = { layer: createBreathLayer() }
    requestedLayer.current = request
    void requestBreathSensor().then((isGranted) => {
      // The member has switched it off or left while the browser was asking.
      if (requestedLayer.current !== request) return
      setPermission(isGranted ? 'granted' : 'refused')
      if (!isGranted) return dropRequest(requestedLayer)
      requestedLayer.current = null
      setLayer(request.layer)
    })
  }

  function setOn(on: boolean) {
    setIsOn(on)
    if (!on) setMeasuring(false)
  }

  const sensor =
    permission === 'none'
      ? 'off'
      : permission === 'refused'
        ? 'refused'
        : measuredPerMinute === null
          ? 'searching'
          : 'measuring'
  return { isOn, setOn, current, sensor, setMeasuring, measuredPerMinute }
}

function dropRequest(requested: RefObject<SensorRequest | null>): void {
  requested.current?.layer?.close()
  requested.current = null
}
