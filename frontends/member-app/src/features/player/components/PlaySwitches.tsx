import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { lazyPart, usePrefetch } from '../../../components/lazy-part.tsx'
import type { PlayerEngine } from '../audio/engine-contract.ts'
import type { PlayerState } from '../audio/player-state.ts'
import { CompanionControl } from './CompanionControl.tsx'
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

/** Loop, timer and the second track in words, with what belongs to each while it is on; and vibration. */
export default function PlaySwitches({ plan, engine, state }: Props) {
  const { t } = useTranslation(['player', 'common'])
  usePrefetch(TimerChoice)
  const switches = [
    ['loop', plan.loop],
    ['timer', plan.timer],
    ['with-soundesthe', plan.companion],
  ] as const
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {switches.map(([feature, of]) => (
            <LockedSwitch key={feature} feature={feature} of={of} />
          ))}
        </Box>
        {plan.retry && <FailureNotice text={t('common:unreachable')} onRetry={plan.retry} />}
        {plan.timer.on && <TimerChoice timer={plan.timer} state={state} />}
        <CompanionControl
          companion={state.companion}
          missing={plan.companion.missing}
          onVolume={engine.setCompanionVolume}
          onRetry={plan.companion.join}
        />
      </Box>
      <VibrationSwitch />
    </>
  )
}
