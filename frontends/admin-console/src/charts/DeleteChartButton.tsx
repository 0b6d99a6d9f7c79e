import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { useRecordContext } from 'react-admin'
import { PromptButton } from '../components/PromptButton.tsx'
import { type Chart, reasonPromptField } from './types.ts'

/** Deletes a chart after asking for a reason; it can be restored for 30 days. */
export function DeleteChartButton() {
  const chart = useRecordContext<Chart>()
  if (!chart || chart.deletedAt !== null) return null
  return (
    <PromptButton
      label="console.charts.delete"
      icon={<DeleteOutlined />}
      isDestructive
      title={{ key: 'console.charts.deleteTitle' }}
      text={{ key: 'console.charts.deleteText', args: { title: chart.title, name: chart.customerName } }}
      field={reasonPromptField}
      run={(provider, reason) =>
        provider.call('POST /admin/charts/{id}/delete', { id: chart.id, body: { reason } })
      }
      successText={{ key: 'console.charts.deleted' }}
    />
  )
}
