import BlockOutlined from '@mui/icons-material/BlockOutlined'
import RestoreOutlined from '@mui/icons-material/RestoreOutlined'
import { useLocale, useRecordContext } from 'react-admin'
import { ConfirmedActionButton } from '../components/ConfirmedActionButton.tsx'
import { type Check, getCheckTitle } from './types.ts'

/** Withdraws a check or offers it again; its answers stay either way. */
export function WithdrawCheckButton() {
  const check = useRecordContext<Check>()
  const locale = useLocale()
  if (!check) return null
  const args = { title: getCheckTitle(check, locale) }
  if (check.withdrawnAt !== null) {
    return (
      <ConfirmedActionButton
        label="console.mentalChecks.putBack"
        icon={<RestoreOutlined />}
        title={{ key: 'console.mentalChecks.putBackTitle' }}
        text={{ key: 'console.mentalChecks.putBackText', args }}
        run={(provider) => provider.call('POST /admin/mental-checks/{id}/put-back', { id: check.id })}
        successText={() => ({ key: 'console.mentalChecks.isBack' })}
      />
    )
  }
  return (
    <ConfirmedActionButton
      label="console.mentalChecks.withdraw"
      icon={<BlockOutlined />}
      isDestructive
      title={{ key: 'console.mentalChecks.withdrawTitle' }}
      text={{ key: 'console.mentalChecks.withdrawText', args }}
      run={(provider) => provider.delete('mental-checks', { id: check.id, previousData: check })}
      successText={() => ({ key: 'console.mentalChecks.withdrawn' })}
    />
  )
}
