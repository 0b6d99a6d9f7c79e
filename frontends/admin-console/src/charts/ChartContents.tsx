import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Tag } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { OpenedChart } from './types.ts'

/** Displays what the customer and the agency wrote, with the label of each field. */
export function ChartContents({ chart }: { chart: OpenedChart }) {
  const translate = useTranslate()
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Tag tone={chart.customerInput ? 'good' : 'wait'}>
          {translate(`console.charts.customerPart.${chart.customerInput ? 'done' : 'open'}`)}
        </Tag>
        {chart.diagnosis !== 'none' && <Tag>{translate(`console.charts.diagnosis.${chart.diagnosis}`)}</Tag>}
      </Box>
      {chart.calteItems.length === 0 && (
        <Typography color="textSecondary">{translate('console.charts.nothing')}</Typography>
      )}
      {chart.calteItems.map((item) => (
        <Box key={item.id} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="body2" color="textSecondary">
            {item.label} · {translate(`console.charts.label.${item.fieldLabel}`)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{item.value || translate('console.none')}</Typography>
        </Box>
      ))}
    </>
  )
}
