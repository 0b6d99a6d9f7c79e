import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { useRecordContext, useRedirect } from 'react-admin'
import { ConfirmedActionButton } from '../components/ConfirmedActionButton.tsx'
import type { EnterpriseManagement } from './types.ts'

/** Removes the sound from its section; the sound itself stays in the library. */
export function RemoveSoundFromSectionButton() {
  const management = useRecordContext<EnterpriseManagement>()
  const redirect = useRedirect()
  if (!management) return null
  const { id, title, sectionName } = management
  return (
    <ConfirmedActionButton
      label="console.rooms.removeSound"
      icon={<DeleteOutlined />}
      isDestructive
      title={{ key: 'console.rooms.removeSoundTitle', args: { title } }}
      text={{ key: 'console.rooms.removeSoundText', args: { section: sectionName } }}
      run={(provider) => provider.call('DELETE /admin/enterprise-managements/{id}', { id })}
      successText={() => ({ key: 'console.rooms.soundRemoved', args: { title } })}
      onSuccess={() => redirect('list', 'enterprise-managements')}
    />
  )
}
