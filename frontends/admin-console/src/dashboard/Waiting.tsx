import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined'
import Box from '@mui/material/Box'
import { LinkBase, useTranslate } from 'react-admin'
import type { DashboardCounts } from './calls.ts'

const listWith = (resource: string, query: Record<string, string>) =>
  `/${resource}?${new URLSearchParams(query).toString()}`

/** What waits, in the order of urgency, each with the list that shows it. */
const items: { count: keyof DashboardCounts; to: string }[] = [
  { count: 'applicationsWaiting', to: listWith('applications', { filter: '{"status":"0"}' }) },
  { count: 'deletionsPending', to: listWith('members', { sort: 'deletionEffectiveAt', order: 'DESC' }) },
  { count: 'transfersUndoable', to: '/transfers' },
  { count: 'invitationsOpen', to: '/invitations' },
]

/** The people and procedures that wait for somebody. What is zero stays quiet. */
export function Waiting({ counts }: { counts: DashboardCounts }) {
  const translate = useTranslate()
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {items.map(({ count, to }) => (
        <li key={count}>
          <Box component={LinkBase} to={to} sx={item}>
            <Box component="span" sx={{ flex: 1 }}>
              {translate(`console.dashboard.${count}`)}
            </Box>
            <Box component="span" sx={counts[count] > 0 ? waiting : quiet}>
              {counts[count]}
            </Box>
            <ChevronRightOutlined aria-hidden sx={{ color: 'text.secondary' }} />
          </Box>
        </li>
      ))}
    </Box>
  )
}

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 56,
  px: 1,
  mx: -1,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'background.default' },
} as const
const quiet = { fontSize: '1.25rem', color: 'text.secondary' } as const
const waiting = { fontSize: '1.5rem', fontWeight: 600, color: 'secondary.dark' } as const
