import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { useRecordContext, useRedirect, useResourceContext } from 'react-admin'
import { ActionButton } from '../components/ActionButton.tsx'
import { type MasterRow, nameOf } from './types.ts'

/** Only what no sound refers to can go; the service decides. */
export function DeleteMasterButton() {
  const row = useRecordContext<MasterRow>()
  const resource = useResourceContext() ?? ''
  const redirect = useRedirect()
  if (!row) return null
  return (
    <ActionButton
      label="ra.action.delete"
      icon={<DeleteOutlined />}
      danger
      disabled={row.usedBy > 0}
      title={{ key: 'console.masterData.deleteTitle' }}
      text={{ key: 'console.masterData.deleteText', args: { name: nameOf(row) } }}
      run={(provider) => provider.delete(resource, { id: row.id, previousData: row })}
      done={() => ({ key: 'ra.notification.deleted', args: { smart_count: 1 } })}
      onDone={() => redirect('list', resource)}
    />
  )
}
