import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Row } from '../../../components/Row.tsx'
import { useMoment } from '../../../lib/i18n/use-moment.ts'
import { useMentalCheckDueDates } from '../api/use-mental-check.ts'

/** Lists when the answered checks are due again. */
export function NextDates() {
  const { t } = useTranslation('mental-check')
  const moment = useMoment('long')
  const { data = [] } = useMentalCheckDueDates()
  if (data.length === 0) return null
  return (
    <Box component="section" aria-labelledby="next-dates" sx={{ mt: 5, maxWidth: '44rem' }}>
      <Typography variant="h3" component="h2" id="next-dates" sx={{ mb: 1.5 }}>
        {t('nextDates.title')}
      </Typography>
      {data.map(({ id, title, nextDueAt }) => (
        <Row key={id} title={title} text={t('nextDates.from', { moment: moment(nextDueAt) })} />
      ))}
    </Box>
  )
}
