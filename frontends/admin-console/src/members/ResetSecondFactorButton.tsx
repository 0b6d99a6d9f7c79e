import LockResetOutlined from '@mui/icons-material/LockResetOutlined'
import { useGetIdentity, useLocale, useRecordContext } from 'react-admin'
import { resetSecondFactorLimits } from '../api/limits.gen/reset-second-factor.ts'
import { formatDateTime } from '../components/date-time.ts'
import { PromptButton } from '../components/PromptButton.tsx'
import type { Member } from './types.ts'

const identityCheckField = {
  label: 'console.members.identityCheck',
  help: 'console.members.identityCheckHelp',
  invalidText: 'console.members.identityCheckWrong',
  limit: resetSecondFactorLimits.identityCheck,
} as const

/**
 * Requests a reset of the second factor, and of passkeys that the role must use, for a member who lost the phone, and says how their
 * identity was checked.
 * Administrators cannot reset their own second factor.
 */
export function ResetSecondFactorButton() {
  const member = useRecordContext<Member>()
  const { identity } = useGetIdentity()
  const locale = useLocale()
  if (!member || member.secondFactorReset || !identity || identity.id === member.id) return null
  if (!member.secondFactor && !member.hasRequiredPasskey) return null
  const textKey = member.hasRequiredPasskey
    ? 'console.members.resetPasskeysText'
    : 'console.members.resetSecondFactorText'
  return (
    <PromptButton
      label="console.members.resetSecondFactor"
      icon={<LockResetOutlined />}
      isDestructive
      title={{ key: 'console.members.resetSecondFactorTitle' }}
      text={{ key: textKey, args: { username: member.username } }}
      field={identityCheckField}
      run={(provider, identityCheck) =>
        provider.call('POST /admin/members/{id}/reset-second-factor', {
          id: member.id,
          body: { identityCheck },
        })
      }
      successText={({ effectiveAt }) =>
        effectiveAt === null
          ? { key: 'console.members.secondFactorWasOff' }
          : {
              key: 'console.members.secondFactorResetWaits',
              args: { at: formatDateTime(effectiveAt, locale) },
            }
      }
    />
  )
}
