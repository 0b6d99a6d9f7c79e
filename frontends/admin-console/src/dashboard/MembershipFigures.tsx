import Box from '@mui/material/Box'
import { useTranslate } from '../i18n/use-translate.ts'
import type { DashboardCounts } from './types.ts'

const figures = ['membersTotal', 'membersNew7Days', 'sessionsActive'] as const

export function MembershipFigures({ counts }: { counts: DashboardCounts }) {
  const translate = useTranslate()
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)', lg: '1fr' },
        columnGap: 3,
        '& > div': { py: 1.25 },
        '& > div + div': {
          borderTop: { xs: 1, sm: 0, lg: 1 },
          borderColor: { xs: 'divider', lg: 'divider' },
        },
      }}
    >
      {figures.map((figure) => (
        <div key={figure}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {translate(`console.dashboard.${figure}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: '1.5rem', fontWeight: 600, color: 'primary.main' }}>
            {counts[figure].toLocaleString()}
          </Box>
        </div>
      ))}
    </Box>
  )
}
