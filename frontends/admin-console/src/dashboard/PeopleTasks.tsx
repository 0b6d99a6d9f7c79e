import { TaskList, toListPath } from './TaskList.tsx'
import type { DashboardCounts } from './types.ts'

const tasks: { count: keyof DashboardCounts; path: string }[] = [
  { count: 'applicationsWaiting', path: toListPath('applications', { filter: '{"status":"0"}' }) },
  { count: 'deletionsPending', path: toListPath('members', { sort: 'deletionEffectiveAt', order: 'DESC' }) },
  { count: 'transfersUndoable', path: '/transfers' },
  { count: 'invitationsOpen', path: '/invitations' },
]

/** Lists the tasks about people and procedures. */
export function PeopleTasks({ counts }: { counts: DashboardCounts }) {
  return (
    <TaskList
      tasks={tasks.map(({ count, path }) => ({
        label: `console.dashboard.${count}`,
        count: counts[count],
        path,
      }))}
    />
  )
}
