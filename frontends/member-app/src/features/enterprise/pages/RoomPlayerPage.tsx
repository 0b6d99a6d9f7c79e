import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useSession } from '../../session/session-context.ts'
import { RoomScreen } from '../components/RoomScreen.tsx'
import { roomStorage } from '../room/room-storage.ts'
import { EnterpriseOnly } from './EnterpriseOnly.tsx'

/** Plays a section on this device: it needs one press to start and nobody afterwards, even after a reload. */
export function RoomPlayerPage() {
  return (
    <EnterpriseOnly>
      <Device />
    </EnterpriseOnly>
  )
}

function Device() {
  const { t } = useTranslation('enterprise')
  const { sectionId = '' } = useParams()
  const { user } = useSession()
  const userId = user?.id ?? ''
  /** It is null before the press; a device that was playing this section continues by itself. */
  const [begun, setBegun] = useState<{ start: boolean } | null>(() =>
    roomStorage.findSectionId(userId) === sectionId ? { start: false } : null,
  )
  const names = $api
    .useQuery('get', '/v2/enterprise/my/rooms')
    .data?.flatMap(({ roomName, sections }) => sections.map((section) => ({ ...section, roomName })))
  const section = names?.find((each) => each.sectionId === sectionId)

  if (begun)
    return (
      <RoomScreen
        key={sectionId}
        userId={userId}
        sectionId={sectionId}
        {...begun}
        onStopped={() => setBegun(null)}
      />
    )
  return (
    <>
      <BackLink to={paths.roomPicker}>{t('control.title')}</BackLink>
      <PageTitle lead={t('player.lead')}>
        {section ? `${section.roomName} ${section.sectionName}` : t('player.title')}
      </PageTitle>
      <Button variant="contained" color="secondary" size="large" onClick={() => setBegun({ start: true })}>
        {t('player.start')}
      </Button>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary', maxWidth: '34em' }}>
        {t('player.hint')}
      </Typography>
    </>
  )
}
