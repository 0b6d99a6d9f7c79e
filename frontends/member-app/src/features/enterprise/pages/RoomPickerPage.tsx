import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths, toRoomSectionPath } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useRoomsOverview } from '../api/use-rooms-overview.ts'
import { EnterpriseOnly } from './EnterpriseOnly.tsx'

/** Lists the rooms of the agency, so that a person chooses the section that this device plays. */
export function RoomPickerPage() {
  const { t } = useTranslation('enterprise')
  return (
    <EnterpriseOnly>
      <BackLink to={paths.enterprise}>{t('title')}</BackLink>
      <PageTitle lead={t('picker.lead')}>{t('control.title')}</PageTitle>
      <Rooms />
    </EnterpriseOnly>
  )
}

function Rooms() {
  const { t } = useTranslation('enterprise')
  const rooms = $api.useQuery('get', '/v2/enterprise/my/rooms')
  const soundless = useSoundlessSections()
  return (
    <QueryBoundary query={rooms}>
      {(found) =>
        found.length === 0 ? (
          <EmptyState text={t('picker.empty')} />
        ) : (
          found.map(({ roomId, roomName, sections }) => (
            <Box key={roomId} component="section" aria-labelledby={`room-${roomId}`} sx={{ mb: 4 }}>
              <Typography id={`room-${roomId}`} variant="h2" sx={{ mb: 1 }}>
                {roomName}
              </Typography>
              <Box component="ul" sx={list}>
                {sections.map(({ sectionId, sectionName }) => (
                  <li key={sectionId}>
                    <Link component={RouterLink} to={toRoomSectionPath(sectionId)} underline="none" sx={row}>
                      <span>
                        {sectionName}
                        {soundless.has(sectionId) && (
                          <Typography component="span" variant="body2" sx={hint}>
                            {t('noSounds.short')}
                          </Typography>
                        )}
                      </span>
                      <ArrowForwardRounded aria-hidden sx={{ color: 'primary.main' }} />
                    </Link>
                  </li>
                ))}
              </Box>
            </Box>
          ))
        )
      }
    </QueryBoundary>
  )
}

/** Returns the ids of the sections without sounds; none while that is not known. */
function useSoundlessSections(): ReadonlySet<string> {
  const { data } = useRoomsOverview()
  const sections = data?.rooms.flatMap((room) => room.sections) ?? []
  return new Set(
    sections.filter(({ managements }) => managements.length === 0).map(({ sectionId }) => sectionId),
  )
}

const hint = { display: 'block', color: 'text.secondary' } as const

const list = { listStyle: 'none', p: 0, m: 0, borderTop: 1, borderColor: 'divider' } as const

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: '4rem',
  px: 1,
  borderBottom: 1,
  borderColor: 'divider',
  color: 'text.primary',
  '&:hover': { bgcolor: 'background.paper' },
} as const
