import { useEffect, useEffectEvent, useState } from 'react'
import type { PlayerEngine } from '../audio/player-engine.contract.ts'
import type { PlayerState } from '../audio/player-state.ts'
import { sleepTimerSetting } from '../audio/sleep-timer-setting.ts'
import type { CheckPlanFeature, PlayerFeature, Sound } from '../types.ts'
import { useAccompaniment } from './use-accompaniment.ts'

export interface PlanSwitch {
  on: boolean
  disabled: boolean
  setOn: (on: boolean) => void
}

export interface PlanSwitches {
  loop: PlanSwitch
  timer: PlanSwitch & { seconds: number; isPossible: boolean; choose: (seconds: number) => void }
  accompaniment: PlanSwitch & { missing: { reason: string | null } | null; add: () => void }
  /** Repeats the switch whose check could not reach the server. */
  retry: (() => void) | null
}

interface Options {
  sound: Sound
  engine: PlayerEngine
  state: PlayerState
  /** Absent where plans do not apply: on the trial page of an enterprise account, and for visitors. */
  checkPlan?: CheckPlanFeature | undefined
  /** A feature to switch on at once. */
  switchOn?: PlayerFeature | undefined
}

/**
 * Returns the switches for loop, timer and accompaniment; null without `checkPlan`. Each checks whether the plan has its function,
 * and stays off until the response and after a rejection.
 */
export function usePlanSwitches({ sound, engine, state, checkPlan, switchOn }: Options): PlanSwitches | null {
  const accompaniment = useAccompaniment(sound, engine)
  const [checking, setChecking] = useState<PlayerFeature | null>(null)
  const [unreachable, setUnreachable] = useState<PlayerFeature | null>(null)
  // The timer of a play that the player resumes may already run.
  const [isTimerOn, setIsTimerOn] = useState(state.timerRemaining !== null)
  const [seconds, setSeconds] = useState(() =>
    state.timerRemaining === null ? sleepTimerSetting.read() : Math.ceil(state.timerRemaining / 60) * 60,
  )
  const [isPossible, setIsPossible] = useState(true)

  /** Switching off needs no check of the plan. */
  const createToggle = (feature: PlayerFeature, apply: (on: boolean) => void) => async (on: boolean) => {
    if (!on) return apply(false)
    setChecking(feature)
    setUnreachable(null)
    let isAllowed: boolean | undefined
    try {
      isAllowed = await checkPlan?.(feature)
    } catch {
      setUnreachable(feature)
    }
    setChecking(null)
    if (isAllowed) apply(true)
  }

  function chooseSeconds(chosen: number) {
    const isChosen = engine.setTimer(chosen)
    setSeconds(chosen)
    setIsPossible(isChosen)
    if (isChosen) sleepTimerSetting.save(chosen)
  }

  const turn = {
    loop: createToggle('loop', engine.setLoop),
    timer: createToggle('timer', (on) => {
      setIsTimerOn(on)
      if (on) chooseSeconds(seconds)
      else engine.setTimer(null)
    }),
    'with-soundesthe': createToggle('with-soundesthe', (on) =>
      on ? void accompaniment.add() : engine.removeAccompaniment(),
    ),
  }

  const onMount = useEffectEvent(() => {
    if (switchOn) void turn[switchOn](true)
  })
  useEffect(() => onMount(), [])

  if (!checkPlan) return null
  return {
    loop: {
      // A timer repeats the sound whatever its length.
      on: state.loop || (isTimerOn && isPossible),
      disabled: checking === 'loop' || isTimerOn,
      setOn: turn.loop,
    },
    timer: {
      on: isTimerOn,
      disabled: checking === 'timer',
      seconds,
      isPossible,
      choose: chooseSeconds,
      setOn: turn.timer,
    },
    accompaniment: {
      on: state.accompaniment.kind !== 'off' && state.accompaniment.kind !== 'failed',
      disabled: checking === 'with-soundesthe',
      setOn: turn['with-soundesthe'],
      missing: accompaniment.missing,
      add: () => void accompaniment.add(),
    },
    retry: unreachable && (() => void turn[unreachable](true)),
  }
}
