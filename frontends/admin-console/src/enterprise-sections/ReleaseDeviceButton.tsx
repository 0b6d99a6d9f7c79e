import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined'
import { useRecordContext } from 'react-admin'
import type { RowOf } from '../api/call-types.ts'
import { ConfirmedActionButton } from '../components/ConfirmedActionButton.tsx'

/** Disconnects the device of a section; the button exists only while a device is connected. */
export function ReleaseDeviceButton() {
  const section = useRecordContext<RowOf<'GET /admin/enterprise-sections'>>()
  if (!section || section.deviceName === null) return null
  const { id, name } = section
  return (
    <ConfirmedActionButton
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
