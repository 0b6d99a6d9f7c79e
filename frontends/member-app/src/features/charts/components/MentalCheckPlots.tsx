import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ChartOverview } from '../types.ts'
import { LinePlot } from './LinePlot.tsx'

const types = ['1', '2', '3', '4'] as const

/** Draws over time how well each type of sound matched the customer's mental check. */
export function MentalCheckPlots({ checks }: { checks: ChartOverview['mentalChecks'] }) {
  const { t } = useTranslation('charts')
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 3, maxWidth: '42em' }}>
        {t('overview.fitLead')}
      </Typography>
      <Box sx={plots}>
        {types.map((type, index) => (
          <LinePlot
            key={type}
            title={t(`overview.fit.${type}`)}
            points={checks.map(({ id, at, fit }) => ({ key: id, at, value: fit[index] ?? 0 }))}
          />
        ))}
      </Box>
    </>
  )
}

const plots = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const
