import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { lazyPart, useIsLoaded, usePrefetch } from '../../../components/lazy-part.tsx'
import { Unreachable } from '../../../components/Unreachable.tsx'
import { mainRole } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'
import { useWaveform } from '../api/use-waveform.ts'
import { isSounding } from '../audio/player-state.ts'
import { useMediaSession } from '../audio/use-media-session.ts'
import { usePlayer } from '../audio/use-player.ts'
import { envelopeOfPlay } from '../course.rules.ts'
import { levelAt } from '../drawings/envelope.rules.ts'
import type { PlanCodes } from '../record/play-session.ts'
import type { ResumablePlay } from '../record/resumable-play.ts'
import type { CheckPlan, PlayResult, Sound } from '../types.ts'
import { useVibration } from '../use-vibration.ts'
import { NightButton } from './NightButton.tsx'
import { PlayButton } from './PlayButton.tsx'
import { PlayerAnnouncer } from './PlayerAnnouncer.tsx'
import { PlaySessionPanel } from './PlaySessionPanel.tsx'
import { compactLayout, controls, figure, fullLayout, screenLayout } from './player-layout.ts'
import { Rings } from './Rings.tsx'
import { SeekBar } from './SeekBar.tsx'
import { SoundHeading } from './SoundHeading.tsx'
import { useCloseOnBack } from './use-close-on-back.ts'
import { useFullScreen } from './use-full-screen.ts'
import { usePlanSwitches } from './use-plan-switches.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { VolumeControl } from './VolumeControl.tsx'

const FullScreenPlayer = lazyPart(() => import('./FullScreenPlayer.tsx'))
const NightScreen = lazyPart(() => import('./NightScreen.tsx'), { Failed: Unreachable })

interface Props {
  sound: Sound
  /** A member's play; without it nothing is recorded (visitors) and there is nothing to finish. */
  play?: {
    /** What it is recorded as. */
    plan: PlanCodes
    /** Asks whether the member's plan has a function; without it none is offered. */
    checkPlan?: CheckPlan
    /** The play a reload interrupted. */
    resumed?: ResumablePlay | null
    onFinish?: (result: PlayResult) => void
    /** What the button that finishes says, where something follows. */
    finishLabel?: string
    /** Plays by itself: a listener went on from another sound. */
    starts?: boolean
    /** The sound was heard to its end. */
    onEnded?: () => void
    /** Further actions beside finish; they learn whether sound is playing, and `leave` the player before they navigate. */
    actions?: (sounding: boolean, leave: (then: () => void) => void) => ReactNode
  }
  /** For a place inside another page. */
  compact?: boolean
  /** Plays by itself: the tap that brought the player asked for the sound. */
  starts?: boolean
}

/** The player of every page. Another sound needs another `key`. */
export function Player({ sound, play, compact = false, starts = false }: Props) {
  const { t } = useTranslation('player')
  const alert = useAlert()
  const [night, setNight] = useState(false)
  const { engine, state, place } = usePlayer(sound, play?.plan ?? null, play?.resumed ?? null)
  const { user } = useSession()
  const waveform = useWaveform(sound.id, { enabled: !user || mainRole(user) !== undefined })
  const envelope = useMemo(() => envelopeOfPlay(waveform, sound), [waveform, sound])
  const plan = usePlanSwitches({ sound, engine, state, checkPlan: play?.checkPlan })
  const sounding = isSounding(state)
  const level = envelope && state.duration > 0 ? levelAt(envelope, state.position / state.duration) : null
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const mayFill = isPhone && !compact && play !== undefined
  const [filled, fill] = useState(play?.starts === true)
  const full = useIsLoaded(FullScreenPlayer, mayFill && filled) && mayFill && filled
  usePrefetch(...(mayFill ? [FullScreenPlayer] : []), NightScreen)
  const section = useRef<HTMLDivElement>(null)
  const playButton = useFocusOnLayout(full)
  useFullScreen(section, full)
  const closeFull = useCloseOnBack('fullScreen', full, () => fill(false))
  const closeNight = useCloseOnBack('night', night, () => setNight(false))
  useVibration({ ...state, sound, playing: state.phase === 'playing', envelope })
  useMediaSession(engine, state, sound)
  const onShortcut = useShortcuts(engine)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && full) closeFull()
    onShortcut(event)
  }
  /** Who begins to listen on a phone gets the whole screen for it. */
  const playHere = () => {
    if (!sounding) fill(true)
    engine.toggle()
  }
  const finishFull = (result: PlayResult) => closeFull(() => play?.onFinish?.(result))
  const leave = (then: () => void) => (full ? closeFull(then) : then())
  const actions = (isPlaying: boolean) => play?.actions?.(isPlaying, leave)
  const begin = useEffectEvent(() => {
    if (starts || play?.starts) void engine.play()
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
      ref={section}
      sx={[full ? screenLayout : compact ? compactLayout : fullLayout, { '&:focus': { outline: 'none' } }]}
    >
      <div ref={place} />
      <PlayerAnnouncer state={state} />
      {full && play ? (
        <FullScreenPlayer
          sound={sound}
          engine={engine}
          state={state}
          plan={plan}
          envelope={envelope}
          playButton={playButton}
          onFinish={play.onFinish && finishFull}
          finishLabel={play.finishLabel}
          actions={actions}
          onNight={() => setNight(true)}
          onClose={() => closeFull()}
        />
      ) : (
        <>
          <Box sx={figure}>
            <Rings sound={sound} playing={state.phase === 'playing'} level={level} hollow />
            <PlayButton ref={playButton} phase={state.phase} compact={compact} onToggle={playHere} />
          </Box>
          <SoundHeading sound={sound} compact={compact} />
          <Box sx={controls(compact)}>
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
            <Box sx={[volumeRow, { order: compact ? 0 : { xs: 2, md: 0 } }]}>
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
                engine={engine}
                state={state}
                plan={plan}
                onFinish={play.onFinish}
                finishLabel={play.finishLabel}
                actions={actions}
              />
            )}
          </Box>
        </>
      )}
      {night && (
        <NightScreen
          sound={sound}
          position={state.position}
          timerRemaining={state.timerRemaining}
          sounding={sounding}
          onToggle={engine.toggle}
          onClose={() => closeNight()}
        />
      )}
    </Card>
  )
}

/** The play button that was pressed goes with its layout, and the keys with it: the other layout's takes the focus. */
function useFocusOnLayout(full: boolean) {
  const playButton = useRef<HTMLButtonElement>(null)
  const shown = useRef(false)
  useEffect(() => {
    if (shown.current !== full) playButton.current?.focus()
    shown.current = full
  }, [full])
  return playButton
}

const volumeRow = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 2,
} as const
