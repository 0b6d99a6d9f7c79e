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
import { CodeLoadFailureAlert } from '../../../components/CodeLoadFailureAlert.tsx'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import {
  createLazyComponent,
  useIsComponentLoaded,
  usePrefetchComponents,
} from '../../../components/lazy-component.tsx'
import { mainRole } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'
import { useLandscapeStyle } from '../api/use-landscape-style.ts'
import { useWaveform } from '../api/use-waveform.ts'
import type { PlayerEngine } from '../audio/player-engine.contract.ts'
import { getRemaining, isSounding } from '../audio/player-state.ts'
import { usePlayer } from '../audio/use-player.ts'
import { toPlayEnvelope } from '../course.rules.ts'
import { getEnvelopeLevel } from '../drawings/envelope.rules.ts'
import type { PlanCodes } from '../record/play-session.ts'
import type { ResumablePlay } from '../record/resumable-play-store.ts'
import type { CheckPlanFeature, PlayerFeature, PlayResult, Sound } from '../types.ts'
import { useVibration } from '../use-vibration.ts'
import { AnimatedSoundFigure } from './AnimatedSoundFigure.tsx'
import { NightScreenButton } from './NightScreenButton.tsx'
import { PlayButton } from './PlayButton.tsx'
import { PlayerAnnouncer } from './PlayerAnnouncer.tsx'
import { PlaySessionPanel } from './PlaySessionPanel.tsx'
import {
  compactLayout,
  figureLayout,
  fullScreenLayout,
  pageLayout,
  toControlsLayout,
} from './player-layout.ts'
import { SeekBar } from './SeekBar.tsx'
import { SoundHeading } from './SoundHeading.tsx'
import { useCloseOnBack } from './use-close-on-back.ts'
import { useFinishAtEnd } from './use-finish-at-end.ts'
import { useInertBackground } from './use-inert-background.ts'
import { usePlanSwitches } from './use-plan-switches.ts'
import { usePlayerShortcuts } from './use-player-shortcuts.ts'
import { VolumeControl } from './VolumeControl.tsx'

// The device shows nothing of a sound before it plays.
const MediaSession = createLazyComponent(() => import('./MediaSession.tsx'))
const FullScreenPlayer = createLazyComponent(() => import('./FullScreenPlayer.tsx'), { texts: ['breath'] })
const SleepTimerDial = createLazyComponent(() => import('./SleepTimerDial.tsx'))
const NightScreen = createLazyComponent(() => import('./NightScreen.tsx'), { Failed: CodeLoadFailureAlert })

interface Props {
  sound: Sound
  /** A member's play; a visitor's play has none, is not recorded and cannot be finished. */
  play?: {
    /** The codes that the play is recorded with. */
    plan: PlanCodes
    /** Checks whether the member's plan has a feature; no feature is offered without it. */
    checkPlan?: CheckPlanFeature
    /** A feature to switch on at once, because a plan was bought for it. */
    switchOn?: PlayerFeature | undefined
    /** The play that a reload interrupted. */
    resumed?: ResumablePlay | null
    onFinish?: (result: PlayResult) => void
    /** The label of the finish button where a further step follows. */
    finishLabel?: string
    /** Plays automatically because the listener continued from another sound. */
    starts?: boolean
    /** Called when the sound was heard to its end, where something follows it. */
    onEnded?: (() => void) | undefined
    /** Finishes the play when the sound or the timer has ended it; without it, only the listener does. */
    finishesAtEnd?: boolean
    /** Leaves out title, genre and place, which the page has above the player. */
    isTitledByPage?: boolean
    /** Shown near the play button until the sound begins. */
    beforeStart?: (engine: PlayerEngine) => ReactNode
    /** Further actions beside finish; they get whether sound is playing, and call `leave` before they navigate. */
    actions?: (sounding: boolean, leave: (then: () => void) => void) => ReactNode
  }
  /** Takes less room, for a place inside another page. */
  compact?: boolean
  /** Plays automatically because the tap that opened the player asked for the sound. */
  starts?: boolean
}

/** The player of every page. Another sound needs another `key`. */
export function Player({ sound, play, compact = false, starts = false }: Props) {
  const { t } = useTranslation('player')
  const alert = useAlert()
  const [isNight, setIsNight] = useState(false)
  const { engine, state, place } = usePlayer(sound, play?.plan ?? null, play?.resumed ?? null)
  const { user } = useSession()
  const waveform = useWaveform(sound.id, { enabled: !user || mainRole(user) !== undefined })
  const envelope = useMemo(() => toPlayEnvelope(waveform, sound), [waveform, sound])
  const plan = usePlanSwitches({ sound, engine, state, ...play })
  const sounding = isSounding(state)
  const level =
    envelope && state.duration > 0 ? getEnvelopeLevel(envelope, state.position / state.duration) : null
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const canFill = isPhone && !compact && play !== undefined
  const [isFilled, setIsFilled] = useState(play?.starts === true)
  const isFull = useIsComponentLoaded(FullScreenPlayer, canFill && isFilled) && canFill && isFilled
  usePrefetchComponents(...(canFill ? [FullScreenPlayer] : []), NightScreen)
  const section = useRef<HTMLDivElement>(null)
  const playButton = useFocusOnLayout(isFull)
  useInertBackground(section, isFull)
  const closeFull = useCloseOnBack('fullScreen', isFull, () => setIsFilled(false))
  const closeNight = useCloseOnBack('night', isNight, () => setIsNight(false))
  useVibration({ ...state, sound, playing: state.phase === 'playing', envelope })
  const landscapeStyle = useLandscapeStyle(sound)
  const onShortcut = usePlayerShortcuts(engine)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && isFull) closeFull()
    onShortcut(event)
  }
  /** Opens the full screen when a listener on a phone begins to play. */
  const onPlayButton = () => {
    if (!sounding) setIsFilled(true)
    engine.toggle()
  }
  const onFinishFull = (result: PlayResult) => closeFull(() => play?.onFinish?.(result))
  const leave = (then: () => void) => (isFull ? closeFull(then) : then())
  const actions = (isPlaying: boolean) => play?.actions?.(isPlaying, leave)
  const question = state.playSessionId === null && !sounding && play?.beforeStart?.(engine)
  useFinishAtEnd({
    engine,
    state,
    onFinish: play?.finishesAtEnd && !(state.phase === 'ended' && play.onEnded) ? play.onFinish : undefined,
    isNight,
    isFull,
    closeFull,
  })
  const onMount = useEffectEvent(() => {
    if (starts || play?.starts) void engine.play()
  })
  const onSoundEnded = useEffectEvent(() => play?.onEnded?.())
  useEffect(() => onMount(), [])
  useEffect(() => {
    if (state.phase === 'ended') onSoundEnded()
  }, [state.phase])
  const onDownloadAttempt = (event: SyntheticEvent) => {
    event.preventDefault()
    alert({ text: t('noDownload') })
  }

  return (
    <Card
      component="section"
      aria-label={t('label', { title: sound.title })}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onContextMenu={onDownloadAttempt}
      onDragStart={onDownloadAttempt}
      ref={section}
      style={landscapeStyle}
      sx={[
        isFull ? fullScreenLayout : compact ? compactLayout : pageLayout,
        { '&:focus': { outline: 'none' } },
      ]}
    >
      <div ref={place} />
      <PlayerAnnouncer state={state} />
      <MediaSession engine={engine} state={state} sound={sound} />
      {isFull && play ? (
        <FullScreenPlayer
          sound={sound}
          engine={engine}
          state={state}
          plan={plan}
          envelope={envelope}
          playButton={playButton}
          onFinish={play.onFinish && onFinishFull}
          finishLabel={play.finishLabel}
          actions={actions}
          onNight={() => setIsNight(true)}
          onClose={() => closeFull()}
        />
      ) : (
        <>
          <Box sx={figureLayout}>
            <AnimatedSoundFigure
              sound={sound}
              playing={state.phase === 'playing'}
              level={level}
              isRinged={plan?.timer.on ?? false}
              moving={{ sound, engine, envelope }}
              hollow
            />
            <PlayButton ref={playButton} phase={state.phase} compact={compact} onToggle={onPlayButton} />
            {plan?.timer.on && <SleepTimerDial timer={plan.timer} state={state} />}
          </Box>
          <SoundHeading sound={sound} compact={compact} isTitledByPage={play?.isTitledByPage ?? false} />
          <Box sx={toControlsLayout(compact)}>
            {state.phase === 'failed' && (
              <FailureNotice text={t('loadFailed')} onRetry={() => void engine.retry()} />
            )}
            {question}
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
              <NightScreenButton onOpen={() => setIsNight(true)} />
            </Box>
            {play && (
              <PlaySessionPanel
                engine={engine}
                state={state}
                plan={plan}
                onFinish={play.onFinish}
                finishLabel={play.finishLabel}
                actions={actions}
                isAsking={!!question}
              />
            )}
          </Box>
        </>
      )}
      {isNight && (
        <NightScreen
          sound={sound}
          engine={engine}
          envelope={envelope}
          landscapeStyle={landscapeStyle}
          remaining={getRemaining(state, plan?.timer.seconds)}
          sounding={sounding}
          onToggle={engine.toggle}
          onClose={() => closeNight()}
        />
      )}
    </Card>
  )
}

/** Moves the focus to the play button of the new layout, because the pressed one is unmounted with the old layout. */
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
