import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { type PlayedMonth, toChartBars, toMonthNumber } from '../rules.ts'

/** On phones only the last six months have room with their minutes above them. */
const ON_PHONES = 6

/** Draws the minutes of each month, AI esthe stacked on medical sound, with the sum above each bar. */
export function MonthlyChart({ months }: { months: readonly PlayedMonth[] }) {
  const { t } = useTranslation('activity')
  return (
    <Box role="img" aria-label={t('month.chartLabel')}>
      <Box aria-hidden sx={legend}>
        <span>
          <Box component="span" sx={{ ...ink, bgcolor: 'primary.main' }} />
          {t('medicalSound')}
        </span>
        <span>
          <Box component="span" sx={{ ...ink, bgcolor: 'secondary.main' }} />
          {t('aiEsthe')}
        </span>
      </Box>
      <Box aria-hidden sx={plot}>
        {toChartBars(months).map(({ label, minutes, soundShare, estheShare }, place) => (
          <Box
            key={label}
            sx={{
              display: 'flex',
              flexDirection: 'column',
              justifyContent: 'flex-end',
              minWidth: 0,
              ...(place < months.length - ON_PHONES && { display: { xs: 'none', md: 'flex' } }),
            }}
          >
            <Box sx={{ ...figure, visibility: minutes > 0 ? 'visible' : 'hidden' }}>{minutes}</Box>
            <Box
              sx={{ height: '7rem', display: 'flex', flexDirection: 'column', justifyContent: 'flex-end' }}
            >
              <Box
                sx={{ ...bar, bgcolor: 'secondary.main', borderRadius: '4px 4px 0 0' }}
                style={{ height: percent(estheShare) }}
              />
              <Box
                sx={{
                  ...bar,
                  bgcolor: 'primary.main',
                  ...(estheShare === 0 && { borderRadius: '4px 4px 0 0' }),
                }}
                style={{ height: percent(soundShare) }}
              />
            </Box>
            <Box sx={{ ...figure, borderTop: 1, borderColor: 'divider', color: 'text.secondary', pt: 0.5 }}>
              {t('month.tick', { month: toMonthNumber(label) })}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  px: 1,
  mb: 1,
  typography: 'body2',
  color: 'text.secondary',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 0.75 },
} as const
const ink = { width: '0.75rem', height: '0.75rem', borderRadius: '3px' } as const
const plot = { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } as const
const bar = { width: '62%', maxWidth: '2.5rem', mx: 'auto', flexShrink: 0 } as const
const figure = {
  typography: 'body2',
  lineHeight: 1.5,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const
