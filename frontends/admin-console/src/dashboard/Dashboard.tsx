import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { LinkBase, Title, useTranslate } from 'react-admin'
import { Panel } from '../components/Panel.tsx'
import { QueryError } from '../components/QueryError.tsx'
import { CommerceWaiting } from './CommerceWaiting.tsx'
import { House } from './House.tsx'
import { OldestApplications } from './OldestApplications.tsx'
import { SupportWaiting } from './SupportWaiting.tsx'
import { Trends } from './Trends.tsx'
import { useDashboard } from './use-dashboard.ts'
import { Waiting } from './Waiting.tsx'

const waiting = `/applications?filter=${encodeURIComponent('{"status":"0"}')}`

/** What waits for somebody comes first, then how the house stands and how the last days went. */
export function Dashboard() {
  const translate = useTranslate()
  const query = useDashboard()
  const { data } = query
  const placeholder = <Skeleton variant="rounded" height={224} />
  return (
    <>
      <Title title={translate('console.dashboard.title')} />
      {query.error && (
        <Box sx={{ mt: 2 }}>
          <QueryError query={query} />
        </Box>
      )}
      <Box sx={grid}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0, alignContent: 'start' }}>
          <Panel title={translate('console.dashboard.waiting')}>
            {data ? <Waiting counts={data} /> : placeholder}
          </Panel>
          <Panel title={translate('console.commerceDashboard.title')}>
            <CommerceWaiting />
          </Panel>
          <Panel title={translate('console.supportDashboard.title')}>
            <SupportWaiting />
          </Panel>
          <Panel
            title={translate('console.dashboard.oldest')}
            actions={
              <Button size="small" component={LinkBase} to={waiting}>
                {translate('console.dashboard.seeAll')}
              </Button>
            }
          >
            <OldestApplications />
          </Panel>
        </Box>
        <Panel title={translate('console.dashboard.now')}>
          {data ? <House counts={data} /> : placeholder}
        </Panel>
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <Trends />
        </Box>
      </Box>
    </>
  )
}

const grid = {
  display: 'grid',
  gap: 2,
  mt: 2,
  maxWidth: '72rem',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
} as const
