import type { TextKey } from '../i18n/use-translate.ts'
import type { CommerceCounts, DashboardCounts, SupportFigures } from './types.ts'

/** Something that staff have to act on, with the path of its list. */
export interface Task {
  label: TextKey
  count: number
  path: string
}

/** Returns the path of a list with its query. */
const toListPath = (resource: string, query: Record<string, string>): string =>
  `/${resource}?${new URLSearchParams(query).toString()}`
const toFilterPath = (resource: string, filter: object) =>
  toListPath(resource, { filter: JSON.stringify(filter) })

export const waitingApplicationsPath = toFilterPath('applications', { status: '0' })

export const listSupportTasks = ({ waiting }: SupportFigures): Task[] => [
  {
    label: 'console.dashboard.inquiriesWaiting',
    count: waiting,
    path: toFilterPath('inquiries', { waiting: true }),
  },
]

const peopleTasks = [
  { count: 'applicationsWaiting', path: waitingApplicationsPath },
  { count: 'deletionsPending', path: toListPath('members', { sort: 'deletionEffectiveAt', order: 'DESC' }) },
  { count: 'transfersUndoable', path: '/transfers' },
  { count: 'invitationsOpen', path: '/invitations' },
] as const

export const listPeopleTasks = (counts: DashboardCounts): Task[] =>
  peopleTasks.map(({ count, path }) => ({ label: `console.dashboard.${count}`, count: counts[count], path }))

const commerceTasks: { count: keyof CommerceCounts; path: string }[] = [
  { count: 'paymentsUnclear', path: toFilterPath('payments', { state: ['pending', 'unclear'] }) },
  { count: 'refundsDue', path: toFilterPath('payments', { refundDue: true }) },
  { count: 'eventsParked', path: toFilterPath('webhook-events', { state: 'parked' }) },
  { count: 'deliveriesWaiting', path: toFilterPath('rentals', { status: ['40'] }) },
  { count: 'returnsLate', path: toFilterPath('rentals', { isReturnLate: true }) },
  { count: 'returnsWaiting', path: toFilterPath('rentals', { status: ['50'] }) },
  { count: 'invoicesOpen', path: toFilterPath('invoices', { state: ['open'] }) },
]

export const listCommerceTasks = (counts: CommerceCounts): Task[] =>
  commerceTasks.map(({ count, path }) => ({
    label: `console.dashboard.${count}`,
    count: counts[count],
    path,
  }))
