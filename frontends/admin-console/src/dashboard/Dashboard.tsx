import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { LinkBase, Title } from 'react-admin'
import { Panel } from '../components/Panel.tsx'
import { QueryError } from '../components/QueryError.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { CommerceTasks } from './CommerceTasks.tsx'
import { MembershipFigures } from './MembershipFigures.tsx'
import { OldestApplications } from './OldestApplications.tsx'
import { PeopleTasks } from './PeopleTasks.tsx'
import { SupportTasks } from './SupportTasks.tsx'
import { Trends } from './Trends.tsx'
import { useDashboardCounts } from './use-dashboard-counts.ts'

const waitingApplicationsPath = `/applications?filter=${encodeURIComponent('{"status":"0"}')}`

/** Displays open tasks first, then the current figures and the trends of the last days. */
export function Dashboard() {
  const translate = useTranslate()
  const query = useDashboardCounts()
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
            {data ? <PeopleTasks counts={data} /> : placeholder}
          </Panel>
          <Panel title={translate('console.commerceDashboard.title')}>
            <CommerceTasks />
          </Panel>
          <Panel title={translate('console.supportDashboard.title')}>
            <SupportTasks />
          </Panel>
          <Panel
            title={translate('console.dashboard.oldest')}
            actions={
              <Button size="small" component={LinkBase} to={waitingApplicationsPath}>
                {translate('console.dashboard.seeAll')}
              </Button>
            }
          >
            <OldestApplications />
          </Panel>
        </Box>
        <Panel title={translate('console.dashboard.now')}>
          {data ? <MembershipFigures counts={data} /> : placeholder}
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
