import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { paths, toRoomSectionPath } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { PairDeviceForm } from '../components/PairDeviceForm.tsx'
import { EnterpriseOnly } from './EnterpriseOnly.tsx'

/** Approves the code that a tablet shows, and chooses the section that it plays. */
export function PairDevicePage() {
  const { t } = useTranslation('enterprise')
  return (
    <EnterpriseOnly>
      <BackLink to={paths.enterprise}>{t('title')}</BackLink>
      <PageTitle lead={t('pair.lead', { address: `${window.location.host}${paths.devicePairing}` })}>
        {t('pair.title')}
      </PageTitle>
      <Form />
    </EnterpriseOnly>
  )
}

function Form() {
  const { t } = useTranslation('enterprise')
  const [search] = useSearchParams()
  const rooms = $api.useQuery('get', '/v2/enterprise/my/rooms')
  const requestedId = search.get('section')
  return (
    <QueryBoundary query={rooms}>
      {(found) => {
        const sections = found.flatMap(({ roomName, sections }) =>
          sections.map(({ sectionId, sectionName }) => ({
            value: sectionId,
            text: `${roomName}　${sectionName}`,
          })),
        )
        if (sections.length === 0) return <EmptyState text={t('picker.empty')} />
        const requested = sections.find(({ value }) => value === requestedId)
        return (
          <>
            <PairDeviceForm
              code={search.get('code') ?? ''}
              sectionId={requested?.value ?? (sections.length === 1 ? (sections[0]?.value ?? '') : '')}
              sections={sections}
            />
            {requested && (
              <Box sx={{ mt: 4 }}>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t('pair.orThis')}
                </Typography>
                <Link
                  component={RouterLink}
                  to={toRoomSectionPath(requested.value)}
                  sx={{ display: 'inline-block', py: 1 }}
                >
                  {t('pair.thisDevice')}
                </Link>
              </Box>
            )}
          </>
        )
      }}
    </QueryBoundary>
  )
}
