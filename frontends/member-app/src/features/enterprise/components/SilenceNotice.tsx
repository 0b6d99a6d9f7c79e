import { findSilenceTextKey, toAudibleChange } from '@hibiki/section-silence'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths, toOpeningHoursPath, toPairDevicePath, toSectionSchedulePath } from '../../../app/paths.ts'
import type { RoomChange } from '../room/control.rules.ts'
import type { OverviewSection, SectionSilence } from '../types.ts'
import { NoSoundsNotice } from './NoSoundsNotice.tsx'
import { useFormatMoment } from './use-format-moment.ts'

interface Props {
  section: OverviewSection
  silence: SectionSilence
  roomId: string
  serverTime: string
  onOrder: (change: RoomChange) => Promise<void>
}

/** Says why a section is silent, and offers the one thing that ends it. */
export function SilenceNotice({ section, silence, roomId, serverTime, onOrder }: Props) {
  const { t } = useTranslation('enterprise')
  const formatMoment = useFormatMoment(serverTime)
  const { reason, since, until, stoppedBy } = silence
  if (reason === 'noSounds') return <NoSoundsNotice sx={{ mt: 2 }} />
  const remedy = findRemedy(reason, section, roomId)
  const look = { variant: 'outlined', size: 'small', sx: { mt: 1, minHeight: 44 } } as const
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography>
        {t(`silence.${findSilenceTextKey(reason, silence)}`, {
          at: since ? formatMoment(since) : '',
          until: until ? formatMoment(until) : '',
          name: stoppedBy?.name ?? '',
        })}
      </Typography>
      {remedy && 'to' in remedy && (
        <Button component={RouterLink} to={remedy.to} {...look}>
          {t(`silence.${remedy.name}`)}
        </Button>
      )}
      {remedy && 'change' in remedy && (
        <Button onClick={() => onOrder(remedy.change)} {...look}>
          {t(`silence.${remedy.name}`)}
        </Button>
      )}
    </Box>
  )
}

type Remedy =
  | { name: 'play' | 'playNow' | 'unmute'; change: RoomChange }
  | { name: 'pair' | 'hours' | 'schedule' | 'playlists'; to: string }

/** Returns null where only a person at the device can help, or nobody has to. */
function findRemedy(
  reason: SectionSilence['reason'],
  section: OverviewSection,
  roomId: string,
): Remedy | null {
  const { sectionId } = section
  switch (reason) {
    case 'noDevice':
    case 'offline':
      return { name: 'pair', to: toPairDevicePath({ section: sectionId }) }
    case 'closed':
      return { name: 'hours', to: toOpeningHoursPath(roomId) }
    case 'emptyPlaylist':
      return { name: 'playlists', to: paths.playlists }
    case 'emptyWindow':
      return { name: 'schedule', to: toSectionSchedulePath(sectionId) }
    case 'betweenWindows':
      return { name: 'playNow', change: { sectionId, playing: true } }
    case 'stopped':
    case 'neverStarted':
      return { name: 'play', change: { sectionId, playing: true } }
    case 'muted':
      return { name: 'unmute', change: toAudibleChange(section) }
    default:
      return null
  }
}
