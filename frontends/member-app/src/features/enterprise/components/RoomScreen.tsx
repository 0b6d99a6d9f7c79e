import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { CymaticRings } from '../../../components/illustrations/CymaticRings.tsx'
import { LandscapeImage } from '../../../components/illustrations/LandscapeImage.tsx'
import { toFigureFrequencies } from '../../../components/illustrations/to-figure-frequencies.ts'
import { useDocumentTitle } from '../../../components/use-document-title.ts'
import { pairedDevice } from '../../../lib/paired-device.ts'
import { getMaxVolume, listCurrentPlaylists } from '../room/room.rules.ts'
import type { RoomState } from '../room/room-state.ts'
import { useRoomSession } from '../room/use-room-session.ts'
import type { RoomSection } from '../types.ts'
import { NoSoundsNotice } from './NoSoundsNotice.tsx'

interface Props {
  userId: string
  sectionId: string
  start: boolean
  /** Called when an operator freed the section, so that a person may press start again. */
  onStopped: () => void
}

/** Shows a dark screen with what sounds and the way out, because a tablet in a corner stays on it for a year. */
export function RoomScreen({ userId, sectionId, start, onStopped }: Props) {
  const { t } = useTranslation('enterprise')
  const place = useRef<HTMLDivElement>(null)
  const { session, state } = useRoomSession({ userId, sectionId, start }, place)
  const navigate = useNavigate()
  const alert = useAlert()
  const section = state?.section
  useDocumentTitle(section ? `${section.room.roomName} ${section.sectionName}` : t('player.title'))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the alert is shown once for each end
  useEffect(() => {
    if (state?.phase === 'freed' && pairedDevice.isPaired())
      void navigate(paths.devicePairing, { replace: true, state: { wasFreed: true } })
    else if (state?.phase === 'freed') alert({ text: state.message ?? t('player.freed'), onClose: onStopped })
    if (state?.phase === 'taken' || state?.phase === 'gone') {
      alert({ text: state.message ?? t(`player.${state.phase}`) })
      void navigate(paths.roomPicker)
    }
  }, [state?.phase])

  const onLeave = () => {
    session?.leave()
    void navigate(paths.roomPicker)
  }
  const due = section?.managements.filter(({ dmv }) => state?.sounding.includes(dmv.id)) ?? []
  const nowMs = Date.now() + (state?.clockOffsetMs ?? 0)
  const lists = section
    ? listCurrentPlaylists(section, state?.outlook ?? null, nowMs).filter(({ playing }) => playing)
    : []
  const maxVolume = section ? getMaxVolume(section.volumeLimit, nowMs) : 1
  const getVolume = ({ dmv, playing, volume }: (typeof due)[number]) =>
    playing ? volume : (lists.find(({ soundIds }) => soundIds.includes(dmv.id))?.volume ?? volume)
  return (
    <>
      <div ref={place} />
      <Dialog
        open
        fullScreen
        slotProps={{
          paper: {
            'aria-label': t('player.screen'),
            sx: { bgcolor: 'night.main', color: 'night.light', border: 0, borderRadius: 0 },
          },
        }}
      >
        <Box sx={screen}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
            <Typography component="p" sx={{ letterSpacing: '0.04em' }}>
              {section && `${section.room.roomName}　${section.sectionName}`}
            </Typography>
            <Button color="inherit" onClick={onLeave}>
              {t('player.leave')}
            </Button>
          </Box>
          <Box sx={{ display: 'grid', placeItems: 'center', position: 'relative', minHeight: 0 }}>
            {due[0] && <RoomLandscape key={due[0].dmv.id} sound={due[0].dmv} />}
            <CymaticRings
              frequencies={toFigureFrequencies(due[0]?.dmv ?? { id: sectionId })}
              ringCount={26}
              swing={0.08}
              moving={due.length > 0}
              sx={{ gridArea: '1 / 1', width: FIGURE_WIDTH, opacity: due.length > 0 ? 0.8 : 0.25 }}
            />
            {state?.isBlocked && (
              <Button
                variant="contained"
                color="secondary"
                size="large"
                onClick={() => session?.resume()}
                sx={{ position: 'absolute' }}
              >
                {t('player.touch')}
              </Button>
            )}
          </Box>
          <Box sx={{ textAlign: 'center', minHeight: '6.5rem' }}>
            <Typography
              component="h1"
              sx={{ fontSize: 'clamp(1.5rem, 4vw, 2.25rem)', fontWeight: 600, color: 'night.contrastText' }}
            >
              {due.map(({ dmv }) => dmv.title).join(' ＋ ') || t(`player.${getQuietReason(state)}`)}
            </Typography>
            {due.length > 0 && lists.length > 0 && (
              <Typography sx={{ mt: 0.5 }}>{lists.map(({ name }) => name).join(' ＋ ')}</Typography>
            )}
            {section && due.length === 0 && <WayOut section={section} />}
            <Typography role="status" sx={{ mt: 1 }}>
              {state?.isOffline
                ? t(due.length > 0 ? 'player.offlinePlaying' : 'player.offline')
                : due.length > 0 &&
                  t('player.playing', {
                    volume: due
                      .map((sound) => `${Math.round(Math.min(getVolume(sound), maxVolume) * 100)}%`)
                      .join(' / '),
                  })}
            </Typography>
          </Box>
        </Box>
      </Dialog>
    </>
  )
}

const FIGURE_WIDTH = 'min(78vw, 58vh)'

/** Shows the landscape of what sounds behind the rings; without a network the rings are alone. */
function RoomLandscape({ sound }: { sound: { id: string } }) {
  const [isMissing, setIsMissing] = useState(false)
  if (isMissing) return null
  return (
    <LandscapeImage
      sound={sound}
      size={400}
      isEager
      onMissing={() => setIsMissing(true)}
      sx={{ gridArea: '1 / 1', width: `calc(${FIGURE_WIDTH} * 0.72)`, borderRadius: '50%', opacity: 0.7 }}
    />
  )
}

/** Returns why nothing sounds. */
function getQuietReason(state: RoomState | null): 'starting' | 'closed' | 'stopped' | 'loading' {
  if (!state?.section) return 'starting'
  const { isOpen, managements, playlists = [] } = state.section
  if (managements.length === 0) return 'stopped'
  if (!isOpen) return 'closed'
  return [...managements, ...playlists].some(({ playing }) => playing) ? 'loading' : 'stopped'
}

/** Shows what a stopped section lacks, and where that is changed. */
function WayOut({ section: { isOpen, managements, playlists = [] } }: { section: RoomSection }) {
  const { t } = useTranslation('enterprise')
  if (managements.length === 0) return <NoSoundsNotice />
  if (!isOpen || [...managements, ...playlists].some(({ playing }) => playing)) return null
  return (
    <>
      <Typography>{t('player.allOff')}</Typography>
      <Link
        component={RouterLink}
        to={paths.roomsOverview}
        color="inherit"
        sx={{ display: 'inline-block', py: 1 }}
      >
        {t('player.switchOn')}
      </Link>
    </>
  )
}

const screen = {
  flex: 1,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: 2,
  p: 'max(1rem, env(safe-area-inset-top)) max(1.25rem, env(safe-area-inset-right)) max(2rem, env(safe-area-inset-bottom))',
} as const
