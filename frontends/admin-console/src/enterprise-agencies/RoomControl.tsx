import PauseOutlined from '@mui/icons-material/PauseOutlined'
import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined'
import UndoOutlined from '@mui/icons-material/UndoOutlined'
import VolumeDownOutlined from '@mui/icons-material/VolumeDownOutlined'
import VolumeUpOutlined from '@mui/icons-material/VolumeUpOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useLocale, useRecordContext } from 'react-admin'
import { formatDateTime } from '../components/date-time.ts'
import { HairlineList } from '../components/HairlineList.tsx'
import { LoadingBar } from '../components/LoadingBar.tsx'
import { QueryError } from '../components/QueryError.tsx'
import { Tag, type TagTone } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { SectionSilence } from './SectionSilence.tsx'
import type { EnterpriseAgency, RoomOverviewSection, RoomPlaybackChange } from './types.ts'
import { useRoomControl, useRoomOverview } from './use-rooms.ts'

const VOLUME_STEP = 0.1
const tones: Record<RoomOverviewSection['state'], TagTone> = {
  playing: 'good',
  stopped: 'quiet',
  offline: 'bad',
  free: 'wait',
}

/** Controls all rooms of an enterprise; a change reaches the devices within a second. */
export function RoomControl() {
  const agency = useRecordContext<EnterpriseAgency>()
  return agency ? <Rooms agencyId={agency.id} /> : null
}

function Rooms({ agencyId }: { agencyId: string }) {
  const translate = useTranslate()
  const overview = useRoomOverview(agencyId)
  const { change, undo } = useRoomControl(agencyId)
  const lastChangeId = change.data?.changeId
  if (!overview.data) return overview.error ? <QueryError query={overview} /> : <LoadingBar />
  if (overview.data.rooms.length === 0)
    return <Typography color="textSecondary">{translate('console.rooms.noRooms')}</Typography>
  return (
    <>
      <QueryError query={overview} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 2 }}>
        <Typography component="h3" variant="subtitle1" sx={{ flex: '1 1 6rem' }}>
          {translate('console.rooms.all')}
        </Typography>
        <PlaybackButtons name={translate('console.rooms.all')} target={{}} onChange={change.mutate} />
        <Button
          size="small"
          startIcon={<UndoOutlined />}
          disabled={lastChangeId === undefined || change.isPending || undo.isPending}
          onClick={() => lastChangeId && undo.mutate(lastChangeId, { onSuccess: () => change.reset() })}
        >
          {translate('console.rooms.undo')}
        </Button>
      </Box>
      {overview.data.rooms.map(({ roomId, roomName, sections }) => (
        <Box component="section" key={roomId} sx={{ mb: 3 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography component="h3" variant="subtitle1" sx={{ flex: '1 1 6rem' }}>
              {roomName}
            </Typography>
            <PlaybackButtons name={roomName} target={{ roomId }} onChange={change.mutate} />
          </Box>
          <HairlineList>
            {sections.map((section) => (
              <SectionRow
                key={section.sectionId}
                section={section}
                roomId={roomId}
                onChange={change.mutate}
              />
            ))}
          </HairlineList>
        </Box>
      ))}
    </>
  )
}

function SectionRow({
  section,
  roomId,
  onChange,
}: {
  section: RoomOverviewSection
  roomId: string
  onChange: (change: RoomPlaybackChange) => void
}) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'ja'
  const { sectionId, sectionName, state, managements, silence, reportedAt, volumeLimit } = section
  return (
    <Box component="li" sx={{ py: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: '12rem' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="span">{sectionName}</Typography>
          <Tag tone={tones[state]}>{translate(`console.rooms.state.${state}`)}</Tag>
        </Box>
        {reportedAt && (
          <Typography variant="body2" color="textSecondary">
            {translate('console.rooms.reportedAt', { at: formatDateTime(reportedAt, locale) })}
          </Typography>
        )}
        {volumeLimit && (
          <Typography variant="body2" color="textSecondary">
            {translate('console.rooms.volumeLimitIn', {
              from: volumeLimit.from,
              to: volumeLimit.to,
              percent: Math.round(volumeLimit.max * 100),
            })}
          </Typography>
        )}
        {silence && (
          <SectionSilence section={section} silence={silence} roomId={roomId} onChange={onChange} />
        )}
      </Box>
      {managements.length > 0 && (
        <PlaybackButtons name={sectionName} target={{ sectionId }} onChange={onChange} />
      )}
      <Box component="ul" sx={{ flexBasis: '100%', listStyle: 'none', m: 0, p: 0, pl: { xs: 0, sm: 2 } }}>
        {managements.map(({ id, title, playing, volume }) => (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography
              variant="body2"
              sx={{ flex: 1, ...(playing ? { fontWeight: 600 } : { color: 'text.secondary' }) }}
            >
              {title} {Math.round(volume * 100)}%
            </Typography>
            {playing && <Tag tone="good">{translate('console.rooms.state.playing')}</Tag>}
            <PlaybackButtons
              name={translate('console.rooms.soundOf', { section: sectionName, title })}
              target={{ sectionId, managementId: id }}
              onChange={onChange}
            />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function PlaybackButtons({
  name,
  target,
  onChange,
}: {
  name: string
  target: RoomPlaybackChange
  onChange: (change: RoomPlaybackChange) => void
}) {
  const translate = useTranslate()
  const button = (
    key: 'play' | 'stop' | 'quieter' | 'louder',
    icon: ReactNode,
    change: RoomPlaybackChange,
  ) => (
    <IconButton
      aria-label={translate(`console.rooms.${key}`, { name })}
      onClick={() => onChange({ ...target, ...change })}
    >
      {icon}
    </IconButton>
  )
  return (
    <Box sx={{ whiteSpace: 'nowrap', ml: 'auto' }}>
      {button('play', <PlayArrowOutlined />, { playing: true })}
      {button('stop', <PauseOutlined />, { playing: false })}
      {button('quieter', <VolumeDownOutlined />, { volumeStep: -VOLUME_STEP })}
      {button('louder', <VolumeUpOutlined />, { volumeStep: VOLUME_STEP })}
    </Box>
  )
}
