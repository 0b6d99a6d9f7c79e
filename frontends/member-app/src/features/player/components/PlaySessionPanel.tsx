import TimerOutlined from '@mui/icons-material/TimerOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import type { PlayerEngine } from '../audio/player-engine.contract.ts'
import type { PlayerState } from '../audio/player-state.ts'
import { formatTrackTime } from '../rules.ts'
import { canVibrate } from '../use-vibration-switch.ts'
import { FinishPlayActions, type FinishPlayActionsProps } from './FinishPlayActions.tsx'
import { PlaySwitchesSkeleton } from './PlaySwitchesSkeleton.tsx'
import type { PlanSwitches } from './use-plan-switches.ts'

/** Nothing is recorded before something was heard. */
const PlayRecordStatus = createLazyComponent(() => import('./PlayRecordStatus.tsx'), {
  waiting: <Box sx={{ minHeight: '2.75rem' }} />,
  isPatient: true,
})
const PlaySwitches = createLazyComponent(() => import('./PlaySwitches.tsx'), {
  waiting: <PlaySwitchesSkeleton />,
  isPatient: true,
})

/** It stands alone only where a play has no switches of a plan, so no first page loads it. */
const VibrationSwitch = createLazyComponent(
  async () => ({ default: (await import('./VibrationSwitch.tsx')).VibrationSwitch }),
  { waiting: <Box sx={{ minHeight: '2.75rem' }} /> },
)

interface Props extends FinishPlayActionsProps {
  engine: PlayerEngine
  state: PlayerState
  plan: PlanSwitches | null
  /** A question stands above the controls until the sound begins. */
  isAsking?: boolean
}

/** Shows the controls of a member's play: plan switches, stopwatch, record status and finish. */
export function PlaySessionPanel({
  engine,
  state,
  plan,
  onFinish,
  finishLabel,
  actions,
  isAsking = false,
}: Props) {
  const { t } = useTranslation('player')
  return (
    <>
      {/* On phones the end of a play is in reach without scrolling, and what is set once comes after it. Below a question it would
          stand half behind the bar of pages, so that it comes after the volume until the sound begins. */}
      <Box sx={{ order: { xs: 3, md: 0 } }}>
        {plan ? (
          <PlaySwitches plan={plan} engine={engine} state={state} />
        ) : (
          canVibrate() && <VibrationSwitch />
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          columnGap: 3,
          order: { xs: 1, md: 0 },
          borderStyle: 'solid',
          borderColor: 'divider',
          borderWidth: { xs: 0, md: '1px 0 0' },
          pt: { xs: 0, md: 1 },
        }}
      >
        <Typography sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: '2.75rem' }}>
          <TimerOutlined sx={{ fontSize: '1.25rem', color: 'text.secondary' }} aria-hidden />
          {t('heard')}
          <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
            {formatTrackTime(state.heardSeconds)}
          </Box>
        </Typography>
        <PlayRecordStatus playSessionId={state.playSessionId} />
      </Box>
      <FinishPlayActions
        engine={engine}
        state={state}
        onFinish={onFinish}
        finishLabel={finishLabel}
        actions={actions}
        startsAtMd
        comesLater={isAsking}
      />
    </>
  )
}
