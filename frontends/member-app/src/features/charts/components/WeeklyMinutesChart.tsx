import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useFormatDay } from '../../../lib/i18n/use-format-day.ts'
import type { ChartOverview } from '../types.ts'

/** The page shows only the newest weeks. */
const SHOWN_WEEKS = 12

/** Draws the minutes listened per week as bars beside their numbers. */
export function WeeklyMinutesChart({ weeks }: { weeks: NonNullable<ChartOverview['minutes']> }) {
  const { t } = useTranslation(['charts', 'common'])
  const formatDay = useFormatDay()
  const shown = weeks.slice(-SHOWN_WEEKS)
  const highest = Math.max(1, ...shown.map(({ minutes }) => minutes))
  return (
    <Box component="table" sx={table}>
      <thead>
        <tr>
          <th scope="col">{t('overview.week')}</th>
          <th scope="col">{t('overview.minutesColumn')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ week, minutes }) => (
          <tr key={week}>
            <th scope="row">{formatDay(week)}</th>
            <td>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
                <Box
                  aria-hidden
                  sx={{ flex: 1, height: 8, borderRadius: 999, bgcolor: 'divider', overflow: 'hidden' }}
                >
                  <Box
                    sx={{ height: 1, bgcolor: 'primary.main' }}
                    style={{ width: `${(minutes / highest) * 100}%` }}
                  />
                </Box>
                <Box component="span" sx={{ minWidth: '4.5rem', textAlign: 'end' }}>
                  {t('common:minutes', { count: minutes })}
                </Box>
              </Box>
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

const table = {
  width: '100%',
  maxWidth: '40rem',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 0.75, textAlign: 'start', fontWeight: 400, borderBottom: 1, borderColor: 'divider' },
  '& thead th': { typography: 'caption', color: 'text.secondary' },
  '& tbody th': { width: '10rem', typography: 'body2' },
} as const
