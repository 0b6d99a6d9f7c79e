import type { DashboardCounts } from './types.ts'
import { listWith, WaitingList } from './WaitingList.tsx'

const items: { count: keyof DashboardCounts; to: string }[] = [
  { count: 'applicationsWaiting', to: listWith('applications', { filter: '{"status":"0"}' }) },
  { count: 'deletionsPending', to: listWith('members', { sort: 'deletionEffectiveAt', order: 'DESC' }) },
  { count: 'transfersUndoable', to: '/transfers' },
  { count: 'invitationsOpen', to: '/invitations' },
]

/** The people and procedures that wait for somebody. */
export function Waiting({ counts }: { counts: DashboardCounts }) {
  return (
    <WaitingList
      items={items.map(({ count, to }) => ({
        label: `console.dashboard.${count}`,
        count: counts[count],
        to,
      }))}
    />
  )
}
