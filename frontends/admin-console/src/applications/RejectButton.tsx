import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { useRecordContext } from 'react-admin'
import { ConfirmedActionButton } from '../components/ConfirmedActionButton.tsx'
import { canReject } from './decision.rules.ts'
import { type Application, toDialogTextArgs } from './types.ts'

export function RejectButton() {
  const application = useRecordContext<Application>()
  if (!application) return null
  const { id, version } = application
  return (
    <ConfirmedActionButton
      label="console.applications.reject"
      icon={<CloseOutlined />}
      isDestructive
      disabled={!canReject(application)}
      title={{ key: 'console.applications.rejectTitle' }}
      text={{ key: 'console.applications.rejectText', args: toDialogTextArgs(application) }}
      run={(provider) => provider.call('POST /admin/applications/{id}/reject', { id, body: { version } })}
      successText={() => ({ key: 'console.applications.rejected' })}
    />
  )
}
