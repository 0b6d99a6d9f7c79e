import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'react-admin'
import { PromptButton } from '../components/PromptButton.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { type Chart, type OpenedChart, reasonPromptField } from './types.ts'

/** Opens the contents of a chart after asking for a reason, which the customer can read. */
export function ViewChartButton({ onOpened }: { onOpened: (chart: OpenedChart) => void }) {
  const chart = useRecordContext<Chart>()
  const translate = useTranslate()
  if (!chart) return null
  if (chart.deletedAt !== null)
    return <Typography color="textSecondary">{translate('console.charts.viewDeleted')}</Typography>
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate('console.charts.viewHelp')}
      </Typography>
      <PromptButton
        label="console.charts.view"
        icon={<VisibilityOutlined />}
        title={{ key: 'console.charts.viewTitle' }}
        text={{ key: 'console.charts.viewText', args: { name: chart.customerName } }}
        field={reasonPromptField}
        run={async (provider, reason) =>
          onOpened(await provider.call('POST /admin/charts/{id}/view', { id: chart.id, body: { reason } }))
        }
        successText={{ key: 'console.charts.viewed' }}
      />
    </>
  )
}
