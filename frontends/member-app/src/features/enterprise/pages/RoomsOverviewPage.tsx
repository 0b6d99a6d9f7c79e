import VolumeDownOutlined from '@mui/icons-material/VolumeDownOutlined'
import VolumeUpOutlined from '@mui/icons-material/VolumeUpOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Snackbar from '@mui/material/Snackbar'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths, toOpeningHoursPath } from '../../../app/paths.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { useOrderRoomChange, useRoomsOverview } from '../api/use-rooms-overview.ts'
import { PlayPlaylistField } from '../components/PlayPlaylistField.tsx'
import { RoomsSummary } from '../components/RoomsSummary.tsx'
import { SectionCard } from '../components/SectionCard.tsx'
import type { RoomChange } from '../room/control.rules.ts'
import type { RoomsOverview } from '../types.ts'
import { EnterpriseOnly } from './EnterpriseOnly.tsx'

/** Shows all rooms at a glance, and lets people control them from a phone. */
export function RoomsOverviewPage() {
  const { t } = useTranslation('enterprise')
  return (
    <EnterpriseOnly>
      <BackLink to={paths.enterprise}>{t('title')}</BackLink>
      <PageTitle lead={t('overview.lead')}>{t('overview.title')}</PageTitle>
      <Rooms />
    </EnterpriseOnly>
  )
}

function Rooms() {
  const { t } = useTranslation(['enterprise', 'common'])
  const overview = useRoomsOverview()
  const control = useOrderRoomChange()
  const invalidate = useInvalidate()
  const undo = $api.useMutation('post', '/v2/enterprise/my/control/undo', {
    onSettled: () => invalidate('/v2/enterprise/my/overview', '/v2/enterprise/my/playlists'),
  })
  const showError = useShowError()
  const [undoable, setUndoable] = useState<string | null>(null)

  const onOrder = (change: RoomChange) =>
    control.mutateAsync({ body: change }).then(({ changeId }) => setUndoable(changeId), showError)
  const onUndo = () => {
    if (undoable) undo.mutate({ body: { changeId: undoable } }, { onError: showError })
    setUndoable(null)
  }

  return (
    <>
      <QueryBoundary query={overview}>
        {({ rooms, serverTime }) =>
          rooms.length === 0 ? (
            <EmptyState text={t('picker.empty')} />
          ) : (
            <>
              <RoomsSummary rooms={rooms} />
              <Together label={t('overview.all')} onOrder={onOrder} change={{}} />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 1 }}>
                <Link component={RouterLink} to={paths.playlists} sx={{ py: 1 }}>
                  {t('playlists.title')}
                </Link>
                <Link component={RouterLink} to={paths.closingDays} sx={{ py: 1 }}>
                  {t('closing.link')}
                </Link>
              </Box>
              {rooms.map((room) => (
                <RoomPart key={room.roomId} room={room} serverTime={serverTime} onOrder={onOrder} />
              ))}
            </>
          )
        }
      </QueryBoundary>
      <Snackbar
        open={undoable !== null}
        autoHideDuration={8000}
        onClose={(_event, reason) => reason !== 'clickaway' && setUndoable(null)}
        message={t('overview.changed')}
        action={
          <Button color="inherit" onClick={onUndo}>
            {t('overview.undo')}
          </Button>
        }
        sx={{ bottom: { xs: '6rem' } }}
      />
    </>
  )
}

interface RoomPartProps {
  room: RoomsOverview['rooms'][number]
  serverTime: string
  onOrder: (change: RoomChange) => Promise<void>
}

function RoomPart({ room: { roomId, roomName, sections }, serverTime, onOrder }: RoomPartProps) {
  const { t } = useTranslation('enterprise')
  return (
    <Box component="section" aria-labelledby={`overview-${roomId}`} sx={{ mt: 4 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          gap: 1,
        }}
      >
        <Typography id={`overview-${roomId}`} variant="h2">
          {roomName}
        </Typography>
        <Link component={RouterLink} to={toOpeningHoursPath(roomId)} sx={{ py: 1 }}>
          {t('opening.link')}
        </Link>
      </Box>
      {sections.length > 1 && <Together label={roomName} onOrder={onOrder} change={{ roomId }} />}
      <Box sx={{ display: 'grid', gap: 2, mt: 1.5, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {sections.map((section) => (
          <SectionCard
            key={section.sectionId}
            section={section}
            roomId={roomId}
            serverTime={serverTime}
            onOrder={onOrder}
          />
        ))}
      </Box>
    </Box>
  )
}

const VOLUME_STEP = 0.1

/** Plays, stops and sets the volume of several sections together. */
function Together({
  label,
  change,
  onOrder,
}: {
  label: string
  change: RoomChange
  onOrder: (change: RoomChange) => Promise<void>
}) {
  const { t } = useTranslation('enterprise')
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      <Button variant="outlined" onClick={() => onOrder({ ...change, playing: true })}>
        {t('overview.playAll')}
      </Button>
      <Button variant="outlined" onClick={() => onOrder({ ...change, playing: false })}>
        {t('overview.stopAll')}
      </Button>
      <Box sx={{ whiteSpace: 'nowrap' }}>
        <IconButton
          aria-label={t('overview.quieter', { name: label })}
          onClick={() => onOrder({ ...change, volumeStep: -VOLUME_STEP })}
        >
          <VolumeDownOutlined />
        </IconButton>
        <IconButton
          aria-label={t('overview.louder', { name: label })}
          onClick={() => onOrder({ ...change, volumeStep: VOLUME_STEP })}
        >
          <VolumeUpOutlined />
        </IconButton>
      </Box>
      <PlayPlaylistField name={label} onOrder={(chosen) => onOrder({ ...change, ...chosen })} />
    </Box>
  )
}
