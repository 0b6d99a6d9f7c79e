import { joinFacts } from '@hibiki/languages'
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import LockOutlined from '@mui/icons-material/LockOutlined'
import LoopRounded from '@mui/icons-material/LoopRounded'
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded'
import TimerOutlined from '@mui/icons-material/TimerOutlined'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { type ReactNode, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeLoadFailureAlert } from '../../../components/CodeLoadFailureAlert.tsx'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { createLazyComponent, usePrefetchComponents } from '../../../components/lazy-component.tsx'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { useUnlockingPlanName } from '../../plans/lock/use-unlocking-plan-name.ts'
import type { PlayerEngine } from '../audio/player-engine.contract.ts'
import type { PlayerState } from '../audio/player-state.ts'
import { type Envelope, getEnvelopeLevel } from '../drawings/envelope.rules.ts'
import type { PlayerFeature, Sound } from '../types.ts'
import { AnimatedSoundFigure } from './AnimatedSoundFigure.tsx'
import { FinishPlayActions, type FinishPlayActionsProps } from './FinishPlayActions.tsx'
import { NightScreenButton } from './NightScreenButton.tsx'
import { PlayButton } from './PlayButton.tsx'
import { PlayRecordStatus } from './PlayRecordStatus.tsx'
import { SeekBar } from './SeekBar.tsx'
import { TimerRing } from './TimerRing.tsx'
import type { PlanSwitch, PlanSwitches } from './use-plan-switches.ts'

const SleepTimerPicker = createLazyComponent(() => import('./SleepTimerPicker.tsx'), {
  waiting: <Skeleton variant="rounded" sx={{ height: '5.875rem', flexShrink: 0 }} />,
})
const PlayerSettingsSheet = createLazyComponent(() => import('./PlayerSettingsSheet.tsx'), {
  Failed: CodeLoadFailureAlert,
})

interface Props extends FinishPlayActionsProps {
  sound: Sound
  engine: PlayerEngine
  state: PlayerState
  plan: PlanSwitches | null
  envelope: Envelope | null
  onNight: () => void
  onClose: () => void
  playButton: Ref<HTMLButtonElement>
}

/** Fills a phone with one sound: its figure, its position, and the controls that are needed in the dark. The rest is in a sheet. */
export default function FullScreenPlayer({
  sound,
  engine,
  state,
  plan,
  envelope,
  onFinish,
  finishLabel,
  actions,
  onNight,
  onClose,
  playButton,
}: Props) {
  const { t } = useTranslation(['player', 'common'])
  const { language } = useLanguage()
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  usePrefetchComponents(PlayerSettingsSheet, SleepTimerPicker)
  const about = joinFacts([sound.player, sound.genre, sound.place], language)
  const level =
    envelope && state.duration > 0 ? getEnvelopeLevel(envelope, state.position / state.duration) : null
  const left = state.timerRemaining
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mx: -1 }}>
        <IconButton onClick={onClose} aria-label={t('full.close')} sx={button}>
          <ExpandMoreRounded />
        </IconButton>
        <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', justifyContent: 'center' }}>
          <PlayRecordStatus playSessionId={state.playSessionId} />
        </Box>
        <NightScreenButton onOpen={onNight} iconOnly />
        <IconButton onClick={() => setIsSheetOpen(true)} aria-label={t('full.more')} sx={button}>
          <MoreHorizRounded />
        </IconButton>
      </Box>
      <Box sx={figure}>
        <Box sx={{ position: 'relative', height: '100%', aspectRatio: '1', maxWidth: '100vw' }}>
          <AnimatedSoundFigure sound={sound} playing={state.phase === 'playing'} level={level} />
        </Box>
      </Box>
      <Box sx={{ textAlign: 'center' }}>
        <Typography variant="h2" sx={{ fontSize: '1.375rem', wordBreak: 'auto-phrase' }}>
          {sound.title}
        </Typography>
        {about && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {about}
          </Typography>
        )}
      </Box>
      {state.phase === 'failed' && (
        <FailureNotice text={t('loadFailed')} onRetry={() => void engine.retry()} />
      )}
      <SeekBar
        soundId={sound.id}
        envelope={envelope}
        position={state.position}
        duration={state.duration}
        onSeek={engine.seek}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 4 }}>
        {plan && <IconSwitch feature="loop" planSwitch={plan.loop} icon={<LoopRounded />} />}
        {plan === null || left === null ? (
          <Box sx={{ p: '0.375rem' }}>
            <PlayButton ref={playButton} phase={state.phase} compact={false} onToggle={engine.toggle} />
          </Box>
        ) : (
          <TimerRing share={plan.timer.seconds > 0 ? left / plan.timer.seconds : 0} size="6.25rem">
            <PlayButton ref={playButton} phase={state.phase} compact={false} onToggle={engine.toggle} />
          </TimerRing>
        )}
        {plan && <IconSwitch feature="timer" planSwitch={plan.timer} icon={<TimerOutlined />} />}
      </Box>
      {plan?.retry && <FailureNotice text={t('common:unreachable')} onRetry={plan.retry} />}
      {plan?.timer.on && <SleepTimerPicker timer={plan.timer} state={state} withoutRing />}
      <FinishPlayActions
        engine={engine}
        state={state}
        onFinish={onFinish}
        finishLabel={finishLabel}
        actions={actions}
      />
      {isSheetOpen && (
        <PlayerSettingsSheet
          sound={sound}
          engine={engine}
          state={state}
          plan={plan}
          onClose={() => setIsSheetOpen(false)}
        />
      )}
    </>
  )
}

interface IconSwitchProps {
  feature: PlayerFeature
  planSwitch: PlanSwitch
  icon: ReactNode
}

/** Shows a switch as an icon with an accessible name. A small lock says that it needs another plan. */
function IconSwitch({ feature, planSwitch, icon }: IconSwitchProps) {
  const { t } = useTranslation(['player', 'common'])
  const label = t(`switch.${feature}`)
  const lock = useUnlockingPlanName(feature)
  const needs = lock === null ? '' : t('common:lockedBy', { plan: lock })
  return (
    <Box sx={{ position: 'relative' }}>
      <Checkbox
        checked={planSwitch.on}
        disabled={planSwitch.disabled}
        onChange={(_, on) => planSwitch.setOn(on)}
        icon={icon}
        checkedIcon={icon}
        title={needs ? `${label} · ${needs}` : label}
        color="secondary"
        slotProps={{ input: { role: 'switch', 'aria-label': label, 'aria-description': needs || undefined } }}
        sx={{ ...button, '& svg': { fontSize: '1.75rem' }, '&.Mui-checked': { bgcolor: 'mist.main' } }}
      />
      {needs && <LockOutlined aria-hidden sx={smallLock} />}
    </Box>
  )
}

const smallLock = {
  position: 'absolute',
  right: 0,
  bottom: 0,
  p: '1px',
  fontSize: '1.125rem',
  borderRadius: 999,
  pointerEvents: 'none',
  color: 'text.secondary',
  bgcolor: 'background.default',
} as const

const button = { width: '3rem', height: '3rem' } as const

const figure = {
  flex: '1 1 0',
  minHeight: '8rem',
  mx: -2.5,
  display: 'flex',
  justifyContent: 'center',
} as const
