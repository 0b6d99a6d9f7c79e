import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import TimerOutlined from '@mui/icons-material/TimerOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { isSounding } from '../audio/player-state.ts'
import { useMediaSession } from '../audio/use-media-session.ts'
import { usePlayer } from '../audio/use-player.ts'
import type { PlanCodes } from '../record/play-session.ts'
import { formatClock } from '../rules.ts'
import type { Sound } from '../types.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { PlanSwitches } from './PlanSwitches.tsx'
import { PlayButton } from './PlayButton.tsx'
import { playerLayout } from './player-layout.ts'
import { RecordStatus } from './RecordStatus.tsx'
import { Rings } from './Rings.tsx'
import { SeekBar } from './SeekBar.tsx'
import { SoundHeading } from './SoundHeading.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { VolumeControl } from './VolumeControl.tsx'

const NightScreen = lazy(() => import('./NightScreen.tsx'))

export interface PlayResult {
  heardSeconds: number
  playSessionId: string | null
}

interface Props {
  sound: Sound
  /** What the play is recorded as; without it nothing is recorded (visitors) and there is nothing to finish. */
  plan?: PlanCodes
  onFinish?: (result: PlayResult) => void
  /** Loudness over the sound, 0 … 1, where the server knows it. */
  peaks?: readonly number[]
  /** Further actions beside finish; they learn whether sound is playing. */
  actions?: (sounding: boolean) => ReactNode
}

/** The player of every page. Another sound needs another `key`. */
export function Player({ sound, plan, onFinish, peaks, actions }: Props) {
  const { t } = useTranslation('player')
  const alert = useAlert()
  const [night, setNight] = useState(false)
  const { engine, state, attach } = usePlayer(sound, plan ?? null)
  const sounding = isSounding(state)
  useMediaSession(engine, state, sound)
  const onKeyDown = useShortcuts(engine)

  return (
    <Card
      component="section"
      aria-label={t('label', { title: sound.title })}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => {
        event.preventDefault()
        alert({ text: t('noDownload') })
      }}
      sx={playerLayout}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: vibration sound has no words */}
      <audio ref={attach} preload="none" controlsList="nodownload" />
      <Box sx={{ position: 'relative', display: 'grid', placeItems: 'center', aspectRatio: '1' }}>
        <Rings soundId={sound.id} playing={state.phase === 'playing'} />
        <PlayButton phase={state.phase} onToggle={engine.toggle} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <SoundHeading sound={sound} />
        {state.phase === 'failed' && <LoadFailed onRetry={() => void engine.retry()} />}
        <SeekBar
          soundId={sound.id}
          peaks={peaks}
          position={state.position}
          duration={state.duration}
          onSeek={engine.seek}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
          <VolumeControl
            volume={state.volume}
            muted={state.muted}
            onVolume={engine.setVolume}
            onToggleMute={engine.toggleMute}
          />
          <Button startIcon={<DarkModeOutlined />} onClick={() => setNight(true)}>
            {t('night.open')}
          </Button>
        </Box>
        {plan && (
          <>
            <PlanSwitches />
            <Box sx={recordRow}>
              <Typography sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
                <TimerOutlined sx={{ fontSize: '1.25rem', color: 'text.secondary' }} aria-hidden />
                {t('heard')}
                <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
                  {formatClock(state.heardSeconds)}
                </Box>
              </Typography>
              <RecordStatus playSessionId={state.playSessionId} />
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              {onFinish && (
                <Button variant="contained" disabled={sounding} onClick={() => onFinish(engine.finish())}>
                  {t('finish')}
                </Button>
              )}
              {actions?.(sounding)}
            </Box>
          </>
        )}
      </Box>
      {night && (
        <Suspense fallback={null}>
          <NightScreen
            position={state.position}
            sounding={sounding}
            onToggle={engine.toggle}
            onClose={() => setNight(false)}
          />
        </Suspense>
      )}
    </Card>
  )
}

const recordRow = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 3,
  borderTop: 1,
  borderColor: 'divider',
  pt: 1,
} as const
