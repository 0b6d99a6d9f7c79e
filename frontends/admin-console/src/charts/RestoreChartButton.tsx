import RestoreOutlined from '@mui/icons-material/RestoreOutlined'
import { useRecordContext } from 'react-admin'
import { PromptButton } from '../components/PromptButton.tsx'
import { type Chart, getRestoreDeadline, reasonPromptField } from './types.ts'

/** Restores a deleted chart within 30 days. */
export function RestoreChartButton() {
  const chart = useRecordContext<Chart>()
  if (!chart || chart.deletedAt === null || getRestoreDeadline(chart.deletedAt) < new Date()) return null
  return (
    <PromptButton
      label="console.charts.restore"
      icon={<RestoreOutlined />}
      title={{ key: 'console.charts.restoreTitle' }}
      text={{ key: 'console.charts.restoreText', args: { title: chart.title, name: chart.customerName } }}
      field={reasonPromptField}
      run={(provider, reason) =>
        provider.call('POST /admin/charts/{id}/restore', { id: chart.id, body: { reason } })
      }
      successText={{ key: 'console.charts.restored' }}
    />
  )
}
