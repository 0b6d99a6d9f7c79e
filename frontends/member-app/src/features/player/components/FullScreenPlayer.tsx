import { joinFacts } from '@hibiki/languages'
import AirRounded from '@mui/icons-material/AirRounded'
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import LockOutlined from '@mui/icons-material/LockOutlined'
import LoopRounded from '@mui/icons-material/LoopRounded'
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded'
import TimerOutlined from '@mui/icons-material/TimerOutlined'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import type { Theme } from '@mui/material/styles'
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
import { MAX_FADE_SECONDS } from '../audio/sleep-timer.rules.ts'
import { BreathRing } from '../breath/BreathRing.tsx'
import { useBreath } from '../breath/use-breath.ts'
import type { Envelope } from '../drawings/envelope.rules.ts'
import type { PlayerFeature, Sound } from '../types.ts'
import { FinishPlayActions, type FinishPlayActionsProps } from './FinishPlayActions.tsx'
import { LandscapeBackdrop } from './LandscapeBackdrop.tsx'
import { PlayButton } from './PlayButton.tsx'
import PlayRecordStatus from './PlayRecordStatus.tsx'
import { SeekBar } from './SeekBar.tsx'
import type { PlanSwitch, PlanSwitches } from './use-plan-switches.ts'

const SleepTimerPicker = createLazyComponent(() => import('./SleepTimerPicker.tsx'), {
  waiting: <Skeleton variant="rounded" sx={{ height: '2.75rem', flexShrink: 0 }} />,
})
const SleepTimerDial = createLazyComponent(() => import('./SleepTimerDial.tsx'))
const BreathSheet = createLazyComponent(() => import('../breath/BreathSheet.tsx'), {
  Failed: CodeLoadFailureAlert,
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

/** Fills a phone with one sound: its landscape, its position, and the controls that are needed in the dark. The rest is in a sheet. */
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
  const { t } = useTranslation(['player', 'common', 'breath'])
  const { language } = useLanguage()
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  usePrefetchComponents(BreathSheet, PlayerSettingsSheet, SleepTimerPicker, SleepTimerDial)
  const breath = useBreath({
    playing: state.phase === 'playing',
    readVolume: () => toLayerVolume(engine.snapshot()),
  })
  const [isBreathSheetOpen, setIsBreathSheetOpen] = useState(false)
  const about = joinFacts([sound.player, sound.genre, sound.place], language)
  return (
    <>
      <Box sx={header}>
        <IconButton onClick={onClose} aria-label={t('full.close')} sx={button}>
          <ExpandMoreRounded />
        </IconButton>
        <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', justifyContent: 'center' }}>
          <PlayRecordStatus playSessionId={state.playSessionId} />
        </Box>
        <IconButton
          onClick={() => setIsBreathSheetOpen(true)}
          aria-label={t('breath:title')}
          aria-haspopup="dialog"
          color={breath.isOn ? 'secondary' : 'default'}
          sx={button}
        >
          <AirRounded />
        </IconButton>
        <IconButton onClick={onNight} aria-label={t('night.open')} sx={button}>
          <DarkModeOutlined />
        </IconButton>
        <IconButton onClick={() => setIsSheetOpen(true)} aria-label={t('full.more')} sx={button}>
          <MoreHorizRounded />
        </IconButton>
      </Box>
      <Box sx={view}>
        <LandscapeBackdrop
          sound={sound}
          engine={engine}
          envelope={envelope}
          playing={state.phase === 'playing'}
          sx={[backdrop, toNightLight]}
        />
        <Box sx={rings}>
          {breath.isOn && <BreathRing current={breath.current} />}
          {plan?.timer.on && <SleepTimerDial timer={plan.timer} state={state} />}
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
        <PlayButton ref={playButton} phase={state.phase} compact={false} onToggle={engine.toggle} />
        {plan && <IconSwitch feature="timer" planSwitch={plan.timer} icon={<TimerOutlined />} />}
      </Box>
      {plan?.retry && <FailureNotice text={t('common:unreachable')} onRetry={plan.retry} />}
      {plan?.timer.on && <SleepTimerPicker timer={plan.timer} state={state} />}
      <FinishPlayActions
        engine={engine}
        state={state}
        onFinish={onFinish}
        finishLabel={finishLabel}
        actions={actions}
      />
      {isBreathSheetOpen && <BreathSheet breath={breath} onClose={() => setIsBreathSheetOpen(false)} />}
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

/** The layer of the breath is as loud as the sound, and fades out with the timer. */
function toLayerVolume({ volume, muted, timerRemaining }: PlayerState): number {
  if (muted) return 0
  return timerRemaining === null ? volume : volume * Math.min(1, timerRemaining / MAX_FADE_SECONDS)
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

/** Lies on the landscape, so that its controls and words have a ground of their own. */
const header = ({ palette }: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 0.25,
  mx: -1,
  '& .MuiButtonBase-root, & p': {
    borderRadius: 999,
    bgcolor: `color-mix(in srgb, ${palette.background.default} 72%, transparent)`,
  },
  '& p': { px: 0.75, py: 0.25, whiteSpace: 'nowrap' },
})

const view = {
  flex: '1 1 0',
  minHeight: '9rem',
  mx: -2.5,
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  py: 1.5,
} as const

/** Begins above the header, and fades away behind the title. */
const backdrop = {
  zIndex: -1,
  inset: 'calc(-5rem - env(safe-area-inset-top)) 0 -1.25rem',
  maskImage: 'linear-gradient(#000 calc(100% - 9rem), transparent)',
} as const

/** In the dark a landscape of the day would dazzle. */
const toNightLight = ({ palette }: Theme) => ({
  filter: palette.mode === 'dark' ? 'brightness(0.6)' : 'none',
})

/** The rings stay so far from the edges that their buttons are whole. */
const rings = {
  position: 'relative',
  height: '100%',
  aspectRatio: '1',
  maxWidth: 'calc(100vw - 4rem)',
  alignSelf: 'center',
} as const
