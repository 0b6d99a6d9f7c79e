import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { LinkBase, useGetList } from 'react-admin'
import type { Application } from '../applications/types.ts'
import { DateTime } from '../components/DateTime.tsx'
import { DotSeparatedItems } from '../components/DotSeparatedItems.tsx'
import { HairlineList } from '../components/HairlineList.tsx'
import { Panel } from '../components/Panel.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { waitingApplicationsPath } from './tasks.ts'

/** Lists the applications that have waited longest; nothing while none waits. */
export function OldestApplications() {
  const translate = useTranslate()
  const { data } = useGetList<Application>('applications', {
    filter: { status: '0' },
    sort: { field: 'appliedAt', order: 'ASC' },
    pagination: { page: 1, perPage: 5 },
  })
  if (!data?.length) return null
  return (
    <Panel
      title={translate('console.dashboard.oldest')}
      actions={
        <Button size="small" component={LinkBase} to={waitingApplicationsPath}>
          {translate('console.dashboard.seeAll')}
        </Button>
      }
    >
      <HairlineList>
        {data.map(({ id, applicant, agency, typeLabel, appliedAt }) => (
          <li key={id}>
            <Box component={LinkBase} to={`/applications/${id}/show`} sx={row}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 500 }}>{applicant.username}</Typography>
                <Typography variant="body2" color="textSecondary">
                  <DotSeparatedItems items={[typeLabel, agency.name]} />
                </Typography>
              </Box>
              <Typography component="span" variant="body2" color="textSecondary">
                <DateTime at={appliedAt} />
              </Typography>
            </Box>
          </li>
        ))}
      </HairlineList>
    </Panel>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  py: 1,
  px: 1,
  mx: -1,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'background.default' },
} as const
