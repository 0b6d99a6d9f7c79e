import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../components/form/ReasonDialog.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { StatusLabel } from '../../../components/StatusLabel.tsx'
import { ApiError } from '../../../lib/api/api-error.ts'
import { getChartRecordLimits } from '../../../lib/api/limits.gen/get-chart-record.ts'
import { useFormatJstMoment } from '../../../lib/i18n/use-format-jst-moment.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { NameValueList } from './NameValueList.tsx'

/** Shows a chart as far as the caller may read it; administrators give a reason first. */
export function ChartDetail({ recordId, userName }: { recordId: string; userName: string }) {
  const { t } = useTranslation('calendar')
  const { $confirmed, dialog } = useConfirmed()
  const formatMoment = useFormatJstMoment()
  const [reason, setReason] = useState<string | null>(null)
  const query = $confirmed.useQuery(
    'get',
    '/common/calte/get-format',
    { params: { query: { calteRecordId: recordId, ...(reason !== null && { reason }) } } },
    // Each opening by others is logged, so the record is not refetched by itself.
    { retry: false, refetchOnWindowFocus: false },
  )
  if (query.error instanceof ApiError && query.error.code === 'CHARTS_REASON_REQUIRED')
    return <ReasonNeeded userName={userName} onReason={setReason} />
  return (
    <>
      {dialog}
      <QueryBoundary query={query} lines={5}>
        {(chart) => (
          <>
            <NameValueList
              rows={[
                [t('chart.user'), chart.userName],
                [t('chart.updated'), formatMoment(chart.updated)],
                [
                  t('chart.customerPart'),
                  <StatusLabel key="part" tone={chart.customerInput ? 'done' : 'waiting'}>
                    {t(chart.customerInput ? 'chart.done' : 'chart.notDone')}
                  </StatusLabel>,
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

function ReasonNeeded({ userName, onReason }: { userName: string; onReason: (reason: string) => void }) {
  const { t } = useTranslation('calendar')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('chart.reason.needed')}</Typography>
      <Button variant="contained" onClick={() => setIsAsking(true)}>
        {t('chart.reason.enter')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t('chart.reason.title')}
          text={t('chart.reason.text', { userName })}
          action={t('chart.reason.action')}
          limit={getChartRecordLimits.reason}
          onConfirm={onReason}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
