import Skeleton from '@mui/material/Skeleton'
import { QueryError } from '../components/QueryError.tsx'
import type { CommerceCounts } from './types.ts'
import { useCommerceDashboard } from './use-dashboard.ts'
import { listWith, WaitingList } from './WaitingList.tsx'

const list = (resource: string, filter: object) => listWith(resource, { filter: JSON.stringify(filter) })

const items: { count: keyof CommerceCounts; to: string }[] = [
  { count: 'deliveriesWaiting', to: list('rentals', { status: ['40'] }) },
  { count: 'returnsLate', to: list('rentals', { isReturnLate: true }) },
  { count: 'returnsWaiting', to: list('rentals', { status: ['50'] }) },
  { count: 'paymentsUnclear', to: list('payments', { state: ['pending', 'unclear'] }) },
  { count: 'refundsDue', to: list('payments', { state: ['refund-due'] }) },
  { count: 'eventsParked', to: list('webhook-events', { state: 'parked' }) },
  { count: 'invoicesOpen', to: list('invoices', { state: ['open'] }) },
]

/** Deliveries, returns, payments and bills that wait for somebody. */
export function CommerceWaiting() {
  const query = useCommerceDashboard()
  const { data } = query
  if (query.error) return <QueryError query={query} />
  if (!data) return <Skeleton variant="rounded" height={392} />
  return (
    <WaitingList
      items={items.map(({ count, to }) => ({
        label: `console.commerceDashboard.${count}`,
        count: data[count],
        to,
      }))}
    />
  )
}
