import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { useRecordContext, useRedirect } from 'react-admin'
import type { RowOf } from '../api/contract.ts'
import { ActionButton } from '../components/ActionButton.tsx'

/** Deletes a room with its sections. */
export function DeleteRoomButton() {
  const room = useRecordContext<RowOf<'GET /admin/enterprise-rooms'>>()
  const redirect = useRedirect()
  if (!room) return null
  const { id, name } = room
  return (
    <ActionButton
      label="console.rooms.deleteRoom"
      icon={<DeleteOutlined />}
      danger
      title={{ key: 'console.rooms.deleteRoomTitle', args: { name } }}
      text={{ key: 'console.rooms.deleteRoomText' }}
      run={(provider) => provider.call('DELETE /admin/enterprise-rooms/{id}', { id })}
      done={() => ({ key: 'console.rooms.deleted', args: { name } })}
      onDone={() => redirect('list', 'enterprise-rooms')}
    />
  )
}
