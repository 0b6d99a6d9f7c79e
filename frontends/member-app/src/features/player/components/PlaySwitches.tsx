import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { createLazyComponent, usePrefetchComponents } from '../../../components/lazy-component.tsx'
import type { PlayerEngine } from '../audio/player-engine.contract.ts'
import type { PlayerState } from '../audio/player-state.ts'
import { AccompanimentControl } from './AccompanimentControl.tsx'
import { PlanFeatureSwitch } from './PlanFeatureSwitch.tsx'
import type { PlanSwitches } from './use-plan-switches.ts'
import { VibrationSwitch } from './VibrationSwitch.tsx'

const SleepTimerPicker = createLazyComponent(() => import('./SleepTimerPicker.tsx'), {
  waiting: <Skeleton variant="rounded" sx={{ height: '2.75rem' }} />,
})

interface Props {
  plan: PlanSwitches
  engine: PlayerEngine
  state: PlayerState
}

/** Shows the switches for loop, timer and accompaniment, with the settings of each while it is on, and the one for vibration. */
export default function PlaySwitches({ plan, engine, state }: Props) {
  const { t } = useTranslation(['player', 'common'])
  usePrefetchComponents(SleepTimerPicker)
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
            <PlanFeatureSwitch key={feature} feature={feature} planSwitch={planSwitch} />
          ))}
        </Box>
        {plan.retry && <FailureNotice text={t('common:unreachable')} onRetry={plan.retry} />}
        {plan.timer.on && <SleepTimerPicker timer={plan.timer} state={state} />}
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
