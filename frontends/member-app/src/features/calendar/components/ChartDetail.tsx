import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { StatusMark } from '../../../components/StatusMark.tsx'
import { useJstMoment } from '../../../lib/i18n/use-jst-moment.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { useChartRecord } from '../api/use-details.ts'
import { Facts } from './Facts.tsx'

/** A chart as far as the caller may read it; to fill it in one goes to its page. */
export function ChartDetail({ recordId }: { recordId: string }) {
  const { t } = useTranslation('calendar')
  const { confirmed, dialog } = useConfirmed()
  const moment = useJstMoment()
  const query = useChartRecord(recordId, confirmed)
  return (
    <>
      {dialog}
      <QueryBoundary query={query} lines={5}>
        {(chart) => (
          <>
            <Facts
              rows={[
                [t('chart.user'), chart.userName],
                [t('chart.updated'), moment(chart.updated)],
                [
                  t('chart.customerPart'),
                  <StatusMark key="part" tone={chart.customerInput ? 'done' : 'waiting'}>
                    {t(chart.customerInput ? 'chart.done' : 'chart.notDone')}
                  </StatusMark>,
                ],
                [
                  t('chart.diagnosis'),
                  chart.diagnosis === 'none' ? '' : t(`chart.diagnoses.${chart.diagnosis}`),
                ],
              ]}
            />
            <Typography variant="h3" sx={{ mt: 3, mb: 1.5 }}>
              {chart.title}
            </Typography>
            {chart.calteItems.length === 0 && <Typography>{t('chart.nothing')}</Typography>}
            {chart.calteItems.map((item) => (
              <Box key={item.id} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary' }}>
                  <Typography variant="body2">{item.label}</Typography>
                  <Typography variant="caption">{t(`chart.labels.${item.fieldLabel}`)}</Typography>
                </Box>
                <Typography sx={{ whiteSpace: 'pre-line' }}>
                  {item.value === '' ? t('chart.blank') : item.value}
                </Typography>
              </Box>
            ))}
          </>
        )}
      </QueryBoundary>
    </>
  )
}
