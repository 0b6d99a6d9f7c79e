import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { LinkBase } from 'react-admin'
import { Panel } from '../components/Panel.tsx'
import { QueryError } from '../components/QueryError.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { TaskList } from './TaskList.tsx'
import { listCommerceTasks, listPeopleTasks, listSupportTasks } from './tasks.ts'
import { useCommerceCounts, useDashboardCounts, useSupportFigures } from './use-dashboard-counts.ts'

/**
 * Lists what waits for staff, and names the rest in one line. Each service has its own query, so that one that is down hides only its
 * own tasks.
 */
export function TaskPanel() {
  const translate = useTranslate()
  const support = useSupportFigures()
  const people = useDashboardCounts()
  const commerce = useCommerceCounts()
  const queries = [
    { subject: translate('console.menu.support'), query: support },
    { subject: translate('console.menu.people'), query: people },
    { subject: translate('console.menu.commerce'), query: commerce },
  ]
  const tasks = [
    ...(support.data ? listSupportTasks(support.data) : []),
    ...(people.data ? listPeopleTasks(people.data) : []),
    ...(commerce.data ? listCommerceTasks(commerce.data) : []),
  ]
  const waiting = tasks.filter(({ count }) => count > 0)
  const done = tasks.filter(({ count }) => count === 0)
  return (
    <Panel title={translate('console.dashboard.waiting')}>
      {queries.map(({ subject, query }) => (
        <QueryError key={subject} query={query} subject={subject} />
      ))}
      {queries.some(({ query }) => query.isPending) ? (
        <Skeleton variant="rounded" height={224} />
      ) : (
        <>
          <TaskList tasks={waiting} />
          {done.length > 0 && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: waiting.length > 0 ? 1.5 : 0 }}>
              {translate('console.dashboard.nothingWaits')}
              {done.map(({ label, path }, at) => (
                <span key={label}>
                  {at > 0 && translate('console.dashboard.separator')}
                  <LinkBase to={path} style={{ color: 'inherit' }}>
                    {translate(label)}
                  </LinkBase>
                </span>
              ))}
            </Typography>
          )}
        </>
      )}
    </Panel>
  )
}
