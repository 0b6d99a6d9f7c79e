import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ResponseBody } from '../../../lib/api/response-body.ts'
import { useFormatMoment } from '../../../lib/i18n/use-format-moment.ts'

type ErasureConfirmation = ResponseBody<'/account/deletion'>['confirmations'][number]

/** Lists what a planned deletion will erase, service by service, and which have confirmed it. */
export function ErasureConfirmations({ confirmations }: { confirmations: readonly ErasureConfirmation[] }) {
  const { t } = useTranslation('settings')
  const moment = useFormatMoment()
  const formatService = (service: string) =>
    t(`deletion.services.${service}`, { defaultValue: t('deletion.services.other') })
  return (
    <Box sx={{ pl: 2, borderLeft: 2, borderColor: 'divider' }}>
      <Typography variant="body2" component="h3" sx={{ fontWeight: 500 }}>
        {t('deletion.confirmations')}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {confirmations.map(({ service, confirmedAt }) => (
          <Typography
            key={service}
            variant="body2"
            component="div"
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 0.5 }}
          >
            <dt>{formatService(service)}</dt>
            <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
              {confirmedAt ? t('deletion.confirmed', { moment: moment(confirmedAt) }) : t('deletion.pending')}
            </Box>
          </Typography>
        ))}
      </Box>
    </Box>
  )
}
