import Drawer from '@mui/material/Drawer'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import type { PlayerEngine } from '../audio/player-engine.contract.ts'
import type { PlayerState } from '../audio/player-state.ts'
import { formatTrackTime } from '../rules.ts'
import type { Sound } from '../types.ts'
import { AccompanimentControl } from './AccompanimentControl.tsx'
import { PlanFeatureSwitch } from './PlanFeatureSwitch.tsx'
import { TagList } from './TagList.tsx'
import type { PlanSwitches } from './use-plan-switches.ts'
import { VibrationSwitch } from './VibrationSwitch.tsx'
import { VolumeControl } from './VolumeControl.tsx'

interface Props {
  sound: Sound
  engine: PlayerEngine
  state: PlayerState
  plan: PlanSwitches | null
  onClose: () => void
}

/** Shows what a listener rarely changes (volume, accompaniment, vibration) and the tags of the sound. */
export default function PlayerSettingsSheet({ sound, engine, state, plan, onClose }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const title = useId()
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': title,
          sx: {
            display: 'grid',
            gap: 1.5,
            borderRadius: '1.25rem 1.25rem 0 0',
            border: 0,
            p: '1.25rem 1.25rem max(1.5rem, env(safe-area-inset-bottom))',
          },
        },
      }}
    >
      <Typography id={title} variant="h3" component="h2">
        {t('full.more')}
      </Typography>
      <VolumeControl
        volume={state.volume}
        muted={state.muted}
        onVolume={engine.setVolume}
        onToggleMute={engine.toggleMute}
      />
      {plan && (
        <>
          <PlanFeatureSwitch feature="with-soundesthe" planSwitch={plan.accompaniment} />
          {plan.retry && <FailureNotice text={t('common:unreachable')} onRetry={plan.retry} />}
          <AccompanimentControl
            accompaniment={state.accompaniment}
            missing={plan.accompaniment.missing}
            onVolume={engine.setAccompanimentVolume}
            onRetry={plan.accompaniment.add}
          />
        </>
      )}
      <VibrationSwitch />
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('heard')} {formatTrackTime(state.heardSeconds)}
      </Typography>
      <TagList tags={sound.tags} />
    </Drawer>
  )
}
