import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { useRecordContext, useRedirect, useRefresh } from 'react-admin'
import { ConfirmedActionButton } from '../components/ConfirmedActionButton.tsx'
import { canDelete } from './decision.rules.ts'
import { type Application, toDialogTextArgs } from './types.ts'

/** Deletes the application, and also the account if it never became active. */
export function DeleteApplicationButton() {
  const application = useRecordContext<Application>()
  const redirect = useRedirect()
  const refresh = useRefresh()
  if (!application) return null
  return (
    <ConfirmedActionButton
      label="console.applications.delete"
      icon={<DeleteOutlined />}
      isDestructive
      disabled={!canDelete(application)}
      title={{ key: 'console.applications.deleteTitle' }}
      text={{ key: 'console.applications.deleteText', args: toDialogTextArgs(application) }}
      run={(provider) => provider.delete('applications', { id: application.id, previousData: application })}
      successText={() => ({ key: 'console.applications.deleted' })}
      failureKey="console.applications.deleteFailed"
      onSuccess={() => {
        redirect('list', 'applications')
        refresh()
      }}
    />
  )
}
