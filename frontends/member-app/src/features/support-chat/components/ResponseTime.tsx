import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { $api } from '../../../lib/api/queries.ts'
import { roundWaitingTime } from '../response-time.rules.ts'

/** Tells how long a first answer usually takes, or that there were too few inquiries to tell. */
export function ResponseTime() {
  const { t } = useTranslation('support-chat')
  const { data } = $api.useQuery('get', '/v2/support/chat/inquiry/response-time')
  const time = data && data.medianMinutes !== null ? roundWaitingTime(data.medianMinutes) : null
  return (
    <Typography variant="body2" sx={{ mb: 2, minHeight: '1lh', color: 'text.secondary' }}>
      {time
        ? t('responseTime.usually', { time: t(`responseTime.${time.unit}`, { count: time.count }) })
        : data && t('responseTime.unknown')}
    </Typography>
  )
}
