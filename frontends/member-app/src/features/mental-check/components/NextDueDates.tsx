import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { SettingsRow } from '../../../components/SettingsRow.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useFormatMoment } from '../../../lib/i18n/use-format-moment.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { dueMentalCheckOptions } from '../api/use-due-mental-checks.ts'

/** Lists when the answered checks are due again. */
export function NextDueDates() {
  const { t } = useTranslation('mental-check')
  const moment = useFormatMoment('long')
  const { data = [] } = $api.useQuery(
    'get',
    '/mental-check/due-dates',
    { headers: useLanguageHeader() },
    dueMentalCheckOptions,
  )
  if (data.length === 0) return null
  return (
    <Box component="section" aria-labelledby="next-dates" sx={{ mt: 5, maxWidth: '44rem' }}>
      <Typography variant="h3" component="h2" id="next-dates" sx={{ mb: 1.5 }}>
        {t('nextDates.title')}
      </Typography>
      {data.map(({ id, title, nextDueAt }) => (
        <SettingsRow key={id} title={title} text={t('nextDates.from', { moment: moment(nextDueAt) })} />
      ))}
    </Box>
  )
}
