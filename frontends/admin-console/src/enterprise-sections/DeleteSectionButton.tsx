import { useRecordContext } from 'react-admin'
import type { RowOf } from '../api/call-types.ts'
import { DeleteRecordButton } from '../components/DeleteRecordButton.tsx'

/** Deletes a section; its device stops playing. */
export function DeleteSectionButton() {
  const section = useRecordContext<RowOf<'GET /admin/enterprise-sections'>>()
  if (!section) return null
  const { id, name } = section
  return (
    <DeleteRecordButton
      label="console.rooms.deleteSection"
      title={{ key: 'console.rooms.deleteSectionTitle', args: { name } }}
      text={{ key: 'console.rooms.deleteSectionText' }}
      run={(provider) => provider.call('DELETE /admin/enterprise-sections/{id}', { id })}
      successText={{ key: 'console.rooms.deleted', args: { name } }}
    />
  )
}
