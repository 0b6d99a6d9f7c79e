import BlockOutlined from '@mui/icons-material/BlockOutlined'
import { useRecordContext } from 'react-admin'
import { ConfirmedActionButton } from '../components/ConfirmedActionButton.tsx'
import type { BonusCode } from './types.ts'

/** Takes a bonus code out of use; the button exists only while the code can still be used. */
export function StopBonusCodeButton() {
  const code = useRecordContext<BonusCode>()
  if (code?.state !== 'usable') return null
  return (
    <ConfirmedActionButton
      label="console.bonusCodes.stop"
      icon={<BlockOutlined />}
      isDestructive
      title={{ key: 'console.bonusCodes.stopTitle' }}
      text={{ key: 'console.bonusCodes.stopText', args: { code: code.code } }}
      run={(provider) => provider.call('POST /admin/bonus-codes/{id}/stop', { id: code.id })}
      successText={() => ({ key: 'console.bonusCodes.stopped' })}
    />
  )
}
