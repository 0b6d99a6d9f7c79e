import Skeleton from '@mui/material/Skeleton'
import { QueryError } from '../components/QueryError.tsx'
import { useSupportFigures } from './use-dashboard.ts'
import { listWith, WaitingList } from './WaitingList.tsx'

const to = listWith('inquiries', { filter: '{"waiting":true}' })

/** Inquiries that wait for an answer. */
export function SupportWaiting() {
  const query = useSupportFigures()
  const { data } = query
  if (query.error) return <QueryError query={query} />
  if (!data) return <Skeleton variant="rounded" height={56} />
  return (
    <WaitingList items={[{ label: 'console.supportDashboard.inquiriesWaiting', count: data.waiting, to }]} />
  )
}
