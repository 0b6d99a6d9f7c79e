import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined'
import { useRecordContext } from 'react-admin'
import type { RowOf } from '../api/contract.ts'
import { ActionButton } from '../components/ActionButton.tsx'

/** Takes a section from its device; only there while a device has it. */
export function ReleaseDeviceButton() {
  const section = useRecordContext<RowOf<'GET /admin/enterprise-sections'>>()
  if (!section || section.deviceName === null) return null
  const { id, name } = section
  return (
    <ActionButton
      label="console.rooms.free"
      icon={<LinkOffOutlined />}
      isDestructive
      title={{ key: 'console.rooms.freeTitle', args: { name } }}
      text={{ key: 'console.rooms.freeText' }}
      run={(provider) => provider.call('POST /admin/enterprise-sections/{id}/free', { id })}
      successText={() => ({ key: 'console.rooms.freed', args: { name } })}
    />
  )
}
