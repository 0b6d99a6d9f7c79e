import Skeleton from '@mui/material/Skeleton'
import { QueryError } from '../components/QueryError.tsx'
import { TaskList, toListPath } from './TaskList.tsx'
import type { CommerceCounts } from './types.ts'
import { useCommerceCounts } from './use-dashboard-counts.ts'

const toPath = (resource: string, filter: object) => toListPath(resource, { filter: JSON.stringify(filter) })

const tasks: { count: keyof CommerceCounts; path: string }[] = [
  { count: 'deliveriesWaiting', path: toPath('rentals', { status: ['40'] }) },
  { count: 'returnsLate', path: toPath('rentals', { isReturnLate: true }) },
  { count: 'returnsWaiting', path: toPath('rentals', { status: ['50'] }) },
  { count: 'paymentsUnclear', path: toPath('payments', { state: ['pending', 'unclear'] }) },
  { count: 'refundsDue', path: toPath('payments', { state: ['refund-due'] }) },
  { count: 'eventsParked', path: toPath('webhook-events', { state: 'parked' }) },
  { count: 'invoicesOpen', path: toPath('invoices', { state: ['open'] }) },
]

/** Lists deliveries, returns, payments and invoices that require an action. */
export function CommerceTasks() {
  const query = useCommerceCounts()
  const { data } = query
  if (query.error) return <QueryError query={query} />
  if (!data) return <Skeleton variant="rounded" height={392} />
  return (
    <TaskList
      tasks={tasks.map(({ count, path }) => ({
        label: `console.commerceDashboard.${count}`,
        count: data[count],
        path,
      }))}
    />
  )
}
