import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined'
import { useRecordContext } from 'react-admin'
import { ConfirmedActionButton } from '../components/ConfirmedActionButton.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { PasskeyRequirement } from './types.ts'

/** Lets the members of a role log in without a passkey again. */
export function LiftRequirementButton() {
  const requirement = useRecordContext<PasskeyRequirement>()
  const translate = useTranslate()
  if (!requirement?.firstDay) return null
  const { id } = requirement
  const role = translate(`console.role.${id}`)
  return (
    <ConfirmedActionButton
      label="console.passkeyRequirements.lift"
      icon={<LockOpenOutlined />}
      isDestructive
      title={{ key: 'console.passkeyRequirements.liftTitle', args: { role } }}
      text={{ key: 'console.passkeyRequirements.liftText', args: { role } }}
      run={(provider) => provider.call('DELETE /admin/passkey-requirements/{id}', { id })}
      successText={() => ({ key: 'console.passkeyRequirements.lifted', args: { role } })}
    />
  )
}
