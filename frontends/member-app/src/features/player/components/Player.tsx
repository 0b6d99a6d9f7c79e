import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { isSounding } from '../audio/player-state.ts'
import { useMediaSession } from '../audio/use-media-session.ts'
import { usePlayer } from '../audio/use-player.ts'
import type { PlanCodes } from '../record/play-session.ts'
import type { PlayResult, Sound } from '../types.ts'
import { NightButton } from './NightButton.tsx'
import { PlayButton } from './PlayButton.tsx'
import { PlaySessionPanel } from './PlaySessionPanel.tsx'
import { compactLayout, figure, fullLayout } from './player-layout.ts'
import { Rings } from './Rings.tsx'
import { SeekBar } from './SeekBar.tsx'
import { SoundHeading } from './SoundHeading.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { VolumeControl } from './VolumeControl.tsx'

const NightScreen = lazy(() => import('./NightScreen.tsx'))

interface Props {
  sound: Sound
  /** What the play is recorded as; without it nothing is recorded (visitors) and there is nothing to finish. */
  plan?: PlanCodes
  onFinish?: (result: PlayResult) => void
  /** Loudness over the sound, 0 … 1, where the server knows it. */
  peaks?: readonly number[]
  /** Further actions beside finish; they learn whether sound is playing. */
  actions?: (sounding: boolean) => ReactNode
  /** For a place inside another page. */
  compact?: boolean
}

/** The player of every page. Another sound needs another `key`. */
export function Player({ sound, plan, onFinish, peaks, actions, compact = false }: Props) {
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
      sx={[compact ? compactLayout : fullLayout, { '&:focus': { outline: 'none' } }]}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: vibration sound has no words */}
      <audio ref={attach} preload="none" controlsList="nodownload" />
      <Box sx={figure}>
        <Rings soundId={sound.id} playing={state.phase === 'playing'} />
        <PlayButton phase={state.phase} compact={compact} onToggle={engine.toggle} />
      </Box>
      <SoundHeading sound={sound} compact={compact} />
      <Box sx={{ gridArea: 'controls', display: 'grid', gap: compact ? 0.5 : 2, minWidth: 0 }}>
        {state.phase === 'failed' && (
          <FailureNotice text={t('loadFailed')} onRetry={() => void engine.retry()} />
        )}
        <SeekBar
          soundId={sound.id}
          peaks={peaks}
          position={state.position}
          duration={state.duration}
          onSeek={engine.seek}
        />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', columnGap: 2 }}>
          <VolumeControl
            volume={state.volume}
            muted={state.muted}
            onVolume={engine.setVolume}
            onToggleMute={engine.toggleMute}
          />
          <NightButton onOpen={() => setNight(true)} />
        </Box>
        {plan && <PlaySessionPanel engine={engine} state={state} onFinish={onFinish} actions={actions} />}
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
