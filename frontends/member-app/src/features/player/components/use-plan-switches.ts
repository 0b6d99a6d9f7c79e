import { useState } from 'react'
import type { PlayerEngine } from '../audio/engine-contract.ts'
import type { PlayerState } from '../audio/player-state.ts'
import { defaultTimerSeconds } from '../audio/sleep-timer.ts'
import type { Gate, GatedFeature, Sound } from '../types.ts'
import { useCompanion } from './use-companion.ts'

export interface PlanSwitch {
  on: boolean
  disabled: boolean
  turn: (on: boolean) => void
}

export interface PlanControls {
  loop: PlanSwitch
  timer: PlanSwitch & { seconds: number; possible: boolean; choose: (seconds: number) => void }
  companion: PlanSwitch & { missing: { reason: string | null } | null; join: () => void }
  /** Turns again what could not be asked for without a network. */
  retry: (() => void) | null
}

interface Of {
  sound: Sound
  engine: PlayerEngine
  state: PlayerState
  /** Absent where plans open nothing: on the trial page of an enterprise account, and for visitors. */
  gate: Gate | undefined
}

/**
 * Loop, timer and the second track; null without a gate. Each asks whether the plan has it; until the answer, and after a no, it
 * stays off.
 */
export function usePlanSwitches({ sound, engine, state, gate }: Of): PlanControls | null {
  const companion = useCompanion(sound, engine)
  const [asking, setAsking] = useState<GatedFeature | null>(null)
  const [unreachable, setUnreachable] = useState<GatedFeature | null>(null)
  // A player that shows a play going on finds its timer running.
  const [timerOn, setTimerOn] = useState(state.timerRemaining !== null)
  const [seconds, setSeconds] = useState(() =>
    state.timerRemaining === null ? defaultTimerSeconds : Math.ceil(state.timerRemaining / 60) * 60,
  )
  const [possible, setPossible] = useState(true)

  /** Off needs no leave. */
  const turning = (feature: GatedFeature, act: (on: boolean) => void) => async (on: boolean) => {
    if (!on) return act(false)
    setAsking(feature)
    setUnreachable(null)
    let allowed: boolean | undefined
    try {
      allowed = await gate?.(feature)
    } catch {
      setUnreachable(feature)
    }
    setAsking(null)
    if (allowed) act(true)
  }

  function choose(chosen: number) {
    setSeconds(chosen)
    setPossible(engine.setTimer(chosen))
  }

  const turn = {
    loop: turning('loop', engine.setLoop),
    timer: turning('timer', (on) => {
      setTimerOn(on)
      if (on) choose(seconds)
      else engine.setTimer(null)
    }),
    'with-soundesthe': turning('with-soundesthe', (on) =>
      on ? void companion.join() : engine.leaveCompanion(),
    ),
  }

  if (!gate) return null
  return {
    loop: {
      // A timer repeats the sound whatever its length.
      on: state.loop || (timerOn && possible),
      disabled: asking === 'loop' || timerOn,
      turn: turn.loop,
    },
    timer: { on: timerOn, disabled: asking === 'timer', seconds, possible, choose, turn: turn.timer },
    companion: {
      on: state.companion.kind !== 'off' && state.companion.kind !== 'failed',
      disabled: asking === 'with-soundesthe',
      turn: turn['with-soundesthe'],
      missing: companion.missing,
      join: () => void companion.join(),
    },
    retry: unreachable && (() => void turn[unreachable](true)),
  }
}
