import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { lazyPart, usePrefetch } from '../../../components/lazy-part.tsx'
import type { PlayerEngine } from '../audio/engine-contract.ts'
import type { PlayerState } from '../audio/player-state.ts'
import { AccompanimentControl } from './AccompanimentControl.tsx'
import { LockedSwitch } from './LockedSwitch.tsx'
import type { PlanControls } from './use-plan-switches.ts'
import { VibrationSwitch } from './VibrationSwitch.tsx'

const TimerChoice = lazyPart(() => import('./TimerChoice.tsx'), {
  waiting: <Skeleton variant="rounded" sx={{ height: { xs: '18.25rem', sm: '8rem' } }} />,
})

interface Props {
  plan: PlanControls
  engine: PlayerEngine
  state: PlayerState
}

/** Shows the switches for loop, timer and accompaniment, with the settings of each while it is on, and the one for vibration. */
export default function PlaySwitches({ plan, engine, state }: Props) {
  const { t } = useTranslation(['player', 'common'])
  usePrefetch(TimerChoice)
  const switches = [
    ['loop', plan.loop],
    ['timer', plan.timer],
    ['with-soundesthe', plan.accompaniment],
  ] as const
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {switches.map(([feature, planSwitch]) => (
            <LockedSwitch key={feature} feature={feature} planSwitch={planSwitch} />
          ))}
        </Box>
        {plan.retry && <FailureNotice text={t('common:unreachable')} onRetry={plan.retry} />}
        {plan.timer.on && <TimerChoice timer={plan.timer} state={state} />}
        <AccompanimentControl
          accompaniment={state.accompaniment}
          missing={plan.accompaniment.missing}
          onVolume={engine.setAccompanimentVolume}
          onRetry={plan.accompaniment.add}
        />
      </Box>
      <VibrationSwitch />
    </>
  )
}
