import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { useRecordContext, useRedirect } from 'react-admin'
import type { RowOf } from '../api/contract.ts'
import { ActionButton } from '../components/ActionButton.tsx'

/** Deletes a section; its device stops. */
export function DeleteSectionButton() {
  const section = useRecordContext<RowOf<'GET /admin/enterprise-sections'>>()
  const redirect = useRedirect()
  if (!section) return null
  const { id, name } = section
  return (
    <ActionButton
      label="console.rooms.deleteSection"
      icon={<DeleteOutlined />}
      danger
      title={{ key: 'console.rooms.deleteSectionTitle', args: { name } }}
      text={{ key: 'console.rooms.deleteSectionText' }}
      run={(provider) => provider.call('DELETE /admin/enterprise-sections/{id}', { id })}
      done={() => ({ key: 'console.rooms.deleted', args: { name } })}
      onDone={() => redirect('list', 'enterprise-sections')}
    />
  )
}
