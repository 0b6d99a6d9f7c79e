import { useRecordContext } from 'react-admin'
import type { RowOf } from '../api/call-types.ts'
import { DeleteRecordButton } from '../components/DeleteRecordButton.tsx'

/** Deletes a room with its sections. */
export function DeleteRoomButton() {
  const room = useRecordContext<RowOf<'GET /admin/enterprise-rooms'>>()
  if (!room) return null
  const { id, name } = room
  return (
    <DeleteRecordButton
      label="console.rooms.deleteRoom"
      title={{ key: 'console.rooms.deleteRoomTitle', args: { name } }}
      text={{ key: 'console.rooms.deleteRoomText' }}
      run={(provider) => provider.call('DELETE /admin/enterprise-rooms/{id}', { id })}
      successText={{ key: 'console.rooms.deleted', args: { name } }}
    />
  )
}
