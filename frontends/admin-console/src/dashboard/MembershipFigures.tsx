import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { QueryError } from '../components/QueryError.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { useDashboardCounts } from './use-dashboard-counts.ts'

const figures = ['membersTotal', 'membersNew7Days', 'sessionsActive'] as const

/** Displays how many members and sessions there are now. */
export function MembershipFigures() {
  const translate = useTranslate()
  const query = useDashboardCounts()
  const { data } = query
  if (query.error) return <QueryError query={query} />
  if (!data) return <Skeleton variant="rounded" height={96} />
  return (
    <Box component="dl" sx={list}>
      {figures.map((figure) => (
        <div key={figure}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {translate(`console.dashboard.${figure}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: '1.5rem', fontWeight: 600, color: 'primary.main' }}>
            {data[figure].toLocaleString()}
          </Box>
        </div>
      ))}
    </Box>
  )
}

const list = {
  m: 0,
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
} as const
