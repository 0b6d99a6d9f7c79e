import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { lazyPart } from '../../../components/lazy-part.tsx'
import { Unreachable } from '../../../components/Unreachable.tsx'
import { mainRole } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'
import { useWaveform } from '../api/use-waveform.ts'
import { isSounding, type PlayerState } from '../audio/player-state.ts'
import { useMediaSession } from '../audio/use-media-session.ts'
import { usePlayer } from '../audio/use-player.ts'
import type { PlanCodes } from '../record/play-session.ts'
import type { ResumablePlay } from '../record/resumable-play.ts'
import type { Gate, PlayResult, Sound } from '../types.ts'
import { NightButton } from './NightButton.tsx'
import { PlayButton } from './PlayButton.tsx'
import { PlayerAnnouncer } from './PlayerAnnouncer.tsx'
import { PlaySessionPanel } from './PlaySessionPanel.tsx'
import { compactLayout, figure, fullLayout } from './player-layout.ts'
import { Rings } from './Rings.tsx'
import { SeekBar } from './SeekBar.tsx'
import { SoundHeading } from './SoundHeading.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { VolumeControl } from './VolumeControl.tsx'

const NightScreen = lazyPart(() => import('./NightScreen.tsx'), { Failed: Unreachable })

interface Props {
  sound: Sound
  /** A member's play; without it nothing is recorded (visitors) and there is nothing to finish. */
  play?: {
    /** What it is recorded as (D-094). */
    plan: PlanCodes
    gate: Gate
    /** The play a reload interrupted. */
    resumed?: ResumablePlay | null
    onFinish?: (result: PlayResult) => void
    /** What the button that finishes says, where something follows. */
    finishLabel?: string
    /** Plays by itself: a listener went on from another sound. */
    starts?: boolean
    /** The sound was heard to its end. */
    onEnded?: () => void
    /** Further actions beside finish; they learn whether sound is playing. */
    actions?: (sounding: boolean) => ReactNode
  }
  /** For a place inside another page. */
  compact?: boolean
}

/** The player of every page. Another sound needs another `key`. */
export function Player({ sound, play, compact = false }: Props) {
  const { t } = useTranslation('player')
  const alert = useAlert()
  const [night, setNight] = useState(false)
  const { engine, state, place } = usePlayer(sound, play?.plan ?? null, play?.resumed ?? null)
  const { user } = useSession()
  const peaks = useWaveform(sound.id, { enabled: !user || mainRole(user) !== undefined })
  const sounding = isSounding(state)
  useMediaSession(engine, state, sound)
  const onKeyDown = useShortcuts(engine)
  const begin = useEffectEvent(() => {
    if (play?.starts) void engine.play()
  })
  const end = useEffectEvent(() => play?.onEnded?.())
  useEffect(() => begin(), [])
  useEffect(() => {
    if (state.phase === 'ended') end()
  }, [state.phase])
  const refuseDownload = (event: SyntheticEvent) => {
    event.preventDefault()
    alert({ text: t('noDownload') })
  }

  return (
    <Card
      component="section"
      aria-label={t('label', { title: sound.title })}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onContextMenu={refuseDownload}
      onDragStart={refuseDownload}
      sx={[compact ? compactLayout : fullLayout, { '&:focus': { outline: 'none' } }]}
    >
      <div ref={place} />
      <PlayerAnnouncer state={state} />
      <Box sx={figure}>
        <Rings soundId={sound.id} playing={state.phase === 'playing'} level={levelAt(peaks, state)} />
        <PlayButton phase={state.phase} compact={compact} onToggle={engine.toggle} />
      </Box>
      <SoundHeading sound={sound} compact={compact} />
      <Box
        sx={{ gridArea: 'controls', display: 'grid', gap: compact ? 0.5 : { xs: 1.25, md: 2 }, minWidth: 0 }}
      >
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
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'center',
            columnGap: 2,
            order: compact ? 0 : { xs: 2, md: 0 },
          }}
        >
          <VolumeControl
            volume={state.volume}
            muted={state.muted}
            onVolume={engine.setVolume}
            onToggleMute={engine.toggleMute}
          />
          <NightButton onOpen={() => setNight(true)} />
        </Box>
        {play && (
          <PlaySessionPanel
            sound={sound}
            gate={play.gate}
            engine={engine}
            state={state}
            onFinish={play.onFinish}
            finishLabel={play.finishLabel}
            actions={play.actions}
          />
        )}
      </Box>
      {night && (
        <NightScreen
          position={state.position}
          timerRemaining={state.timerRemaining}
          sounding={sounding}
          onToggle={engine.toggle}
          onClose={() => setNight(false)}
        />
      )}
    </Card>
  )
}

/** How loud the sound is where it stands, 0 … 1; null where no one measured it. */
function levelAt(peaks: readonly number[] | null, { position, duration }: PlayerState): number | null {
  if (!peaks?.length || duration <= 0) return null
  return peaks[Math.min(peaks.length - 1, Math.floor((position / duration) * peaks.length))] ?? null
}
