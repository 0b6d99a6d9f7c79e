import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerEngine } from '../audio/engine-contract.ts'
import type { PlayerState } from '../audio/player-state.ts'
import { defaultTimerSeconds } from '../audio/sleep-timer.ts'
import type { Gate, GatedFeature, Sound } from '../types.ts'
import { CompanionControl } from './CompanionControl.tsx'
import { TimerChoice } from './TimerChoice.tsx'
import { useCompanion } from './use-companion.ts'

interface Props {
  sound: Sound
  engine: PlayerEngine
  state: PlayerState
  gate: Gate
}

/** Loop, timer and the second track. Each asks whether the plan has it; until the answer, and after a no, it stays off. */
export function PlanSwitches({ sound, engine, state, gate }: Props) {
  const { t } = useTranslation('player')
  const companion = useCompanion(sound, engine)
  const [asking, setAsking] = useState<GatedFeature | null>(null)
  // A player that shows a play going on finds its timer running.
  const [timerOn, setTimerOn] = useState(state.timerRemaining !== null)
  const [seconds, setSeconds] = useState(() =>
    state.timerRemaining === null ? defaultTimerSeconds : Math.ceil(state.timerRemaining / 60) * 60,
  )
  const [possible, setPossible] = useState(true)

  /** Off needs no leave. */
  async function turn(feature: GatedFeature, on: boolean, act: (on: boolean) => void) {
    if (!on) return act(false)
    setAsking(feature)
    const allowed = await gate(feature).finally(() => setAsking(null))
    if (allowed) act(true)
  }

  function choose(chosen: number) {
    setSeconds(chosen)
    setPossible(engine.setTimer(chosen))
  }

  function turnTimer(on: boolean) {
    setTimerOn(on)
    if (on) choose(seconds)
    else engine.setTimer(null)
  }

  const switches = [
    // A timer repeats the sound whatever its length (D1§4).
    { feature: 'loop', on: state.loop || (timerOn && possible), forced: timerOn, act: engine.setLoop },
    { feature: 'timer', on: timerOn, forced: false, act: turnTimer },
    {
      feature: 'with-soundesthe',
      on: state.companion.kind !== 'off' && state.companion.kind !== 'failed',
      forced: false,
      act: (on: boolean) => (on ? void companion.join() : engine.leaveCompanion()),
    },
  ] as const

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {switches.map(({ feature, on, forced, act }) => (
          <FormControlLabel
            key={feature}
            disabled={asking === feature || forced}
            label={t(`switch.${feature}`)}
            sx={{ minHeight: '2.75rem' }}
            control={<Switch checked={on} onChange={(_, checked) => void turn(feature, checked, act)} />}
          />
        ))}
      </Box>
      {timerOn && (
        <TimerChoice
          seconds={seconds}
          possible={possible}
          remaining={state.timerRemaining}
          ended={state.timerEnded}
          onChoose={choose}
        />
      )}
      <CompanionControl
        companion={state.companion}
        missing={companion.missing}
        onVolume={engine.setCompanionVolume}
        onRetry={() => void companion.join()}
      />
    </Box>
  )
}
