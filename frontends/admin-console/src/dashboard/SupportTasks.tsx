import Skeleton from '@mui/material/Skeleton'
import { QueryError } from '../components/QueryError.tsx'
import { TaskList, toListPath } from './TaskList.tsx'
import { useSupportFigures } from './use-dashboard-counts.ts'

const waitingInquiriesPath = toListPath('inquiries', { filter: '{"waiting":true}' })

/** Counts the inquiries that wait for an answer. */
export function SupportTasks() {
  const query = useSupportFigures()
  const { data } = query
  if (query.error) return <QueryError query={query} />
  if (!data) return <Skeleton variant="rounded" height={56} />
  return (
    <TaskList
      tasks={[
        {
          label: 'console.supportDashboard.inquiriesWaiting',
          count: data.waiting,
          path: waitingInquiriesPath,
        },
      ]}
    />
  )
}
