import LockResetOutlined from '@mui/icons-material/LockResetOutlined'
import { useGetIdentity, useRecordContext } from 'react-admin'
import { ActionButton } from '../components/ActionButton.tsx'
import type { Member } from './types.ts'

/** Lets a member in who lost phone and recovery codes (D-195); another administrator does it for the one who is logged in. */
export function ResetSecondFactorButton() {
  const member = useRecordContext<Member>()
  const { identity } = useGetIdentity()
  if (!member?.secondFactor || !identity || identity.id === member.id) return null
  return (
    <ActionButton
      label="console.members.resetSecondFactor"
      icon={<LockResetOutlined />}
      danger
      title={{ key: 'console.members.resetSecondFactorTitle' }}
      text={{ key: 'console.members.resetSecondFactorText', args: { username: member.username } }}
      run={(provider) => provider.call('POST /admin/members/{id}/reset-second-factor', { id: member.id })}
      done={({ reset }) => ({ key: `console.members.secondFactor${reset ? 'Reset' : 'WasOff'}` })}
    />
  )
}
