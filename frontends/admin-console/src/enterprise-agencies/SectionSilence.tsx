import { findSilenceTextKey, toAudibleChange } from '@hibiki/section-silence'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { LinkBase, useLocale } from 'react-admin'
import { formatDateTime } from '../components/date-time.ts'
import { useDemoSoundProgressText } from '../components/use-demo-sound-progress-text.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import type { RoomOverviewSection, RoomPlaybackChange } from './types.ts'

type Silence = NonNullable<RoomOverviewSection['silence']>

interface Props {
  section: RoomOverviewSection
  silence: Silence
  roomId: string
  onChange: (change: RoomPlaybackChange) => void
}

/** Says why a section is silent, with the way to what ends it; the button that plays it stands beside it anyway. */
export function SectionSilence({ section, silence, roomId, onChange }: Props) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'ja'
  const progressText = useDemoSoundProgressText(() => undefined)
  const { reason, since, until, stoppedBy } = silence
  if (reason === 'noSounds')
    return (
      <Typography variant="body2">
        {progressText ?? translate('console.rooms.noSoundsPlay')}{' '}
        <Link
          component={LinkBase}
          to="/enterprise-managements/create"
          state={{ record: { sectionId: section.sectionId } }}
        >
          {translate('console.rooms.assignSound')}
        </Link>
      </Typography>
    )
  return (
    <Box sx={{ typography: 'body2' }}>
      {translate(`console.rooms.silence.${findSilenceTextKey(reason, silence)}`, {
        at: since ? formatDateTime(since, locale) : '',
        until: until ? formatDateTime(until, locale) : '',
        name: stoppedBy?.name ?? '',
      })}{' '}
      {reason === 'closed' && (
        <Link component={LinkBase} to={`/enterprise-rooms/${roomId}`}>
          {translate('console.rooms.silence.openRoom')}
        </Link>
      )}
      {reasonsOfSection.has(reason) && (
        <Link component={LinkBase} to={`/enterprise-sections/${section.sectionId}`}>
          {translate('console.rooms.silence.openSection')}
        </Link>
      )}
      {reason === 'muted' && (
        <Button size="small" onClick={() => onChange(toAudibleChange(section))}>
          {translate('console.rooms.silence.unmute')}
        </Button>
      )}
    </Box>
  )
}

/** The page of a section has its schedule and releases its device. */
const reasonsOfSection: ReadonlySet<Silence['reason']> = new Set([
  'offline',
  'deviceSilent',
  'betweenWindows',
  'emptyWindow',
])
