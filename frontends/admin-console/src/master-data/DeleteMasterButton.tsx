import { useRecordContext, useResourceContext } from 'react-admin'
import { DeleteRecordButton } from '../components/DeleteRecordButton.tsx'
import { getMasterName, type MasterRow } from './types.ts'

/** Deletes a row only if no sound refers to it; the service decides. */
export function DeleteMasterButton() {
  const row = useRecordContext<MasterRow>()
  const resource = useResourceContext() ?? ''
  if (!row) return null
  return (
    <DeleteRecordButton
      label="ra.action.delete"
      disabled={row.usedBy > 0}
      title={{ key: 'console.masterData.deleteTitle' }}
      text={{ key: 'console.masterData.deleteText', args: { name: getMasterName(row) } }}
      run={(provider) => provider.delete(resource, { id: row.id, previousData: row })}
      successText={{ key: 'ra.notification.deleted', args: { count: 1 } }}
    />
  )
}
