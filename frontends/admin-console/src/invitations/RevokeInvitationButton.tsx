import BlockOutlined from '@mui/icons-material/BlockOutlined'
import { useRecordContext } from 'react-admin'
import { ConfirmedActionButton } from '../components/ConfirmedActionButton.tsx'
import type { Invitation } from './types.ts'

/** Revokes the link; the button exists only while the link still works. */
export function RevokeInvitationButton() {
  const invitation = useRecordContext<Invitation>()
  if (invitation?.state !== 'open') return null
  return (
    <ConfirmedActionButton
      label="console.invitations.revoke"
      icon={<BlockOutlined />}
      isDestructive
      title={{ key: 'console.invitations.revokeTitle' }}
      text={{ key: 'console.invitations.revokeText', args: { email: invitation.email } }}
      run={(provider) => provider.delete('invitations', { id: invitation.id, previousData: invitation })}
      successText={() => ({ key: 'console.invitations.revoked' })}
    />
  )
}
