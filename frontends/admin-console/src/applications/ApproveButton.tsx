import CheckOutlined from '@mui/icons-material/CheckOutlined'
import { useRecordContext } from 'react-admin'
import { ConfirmedActionButton } from '../components/ConfirmedActionButton.tsx'
import { canApprove } from './decision.rules.ts'
import { type Application, toDialogTextArgs } from './types.ts'

export function ApproveButton() {
  const application = useRecordContext<Application>()
  if (!application) return null
  const { id, version } = application
  return (
    <ConfirmedActionButton
      label="console.applications.approve"
      icon={<CheckOutlined />}
      disabled={!canApprove(application)}
      title={{ key: 'console.applications.approveTitle' }}
      text={{ key: 'console.applications.approveText', args: toDialogTextArgs(application) }}
      run={(provider) => provider.call('POST /admin/applications/{id}/approve', { id, body: { version } })}
      successText={() => ({ key: 'console.applications.approved' })}
    />
  )
}
