import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import { useRecordContext } from 'react-admin'
import { ConfirmedActionButton } from '../components/ConfirmedActionButton.tsx'
import type { Member } from './types.ts'

/** Ends every session of the member, for example after a phone was lost. */
export function EndSessionsButton() {
  const member = useRecordContext<Member>()
  if (!member) return null
  return (
    <ConfirmedActionButton
      label="console.members.endSessions"
      icon={<LogoutOutlined />}
      isDestructive
      disabled={!member.sessions?.length}
      title={{ key: 'console.members.endSessionsTitle' }}
      text={{ key: 'console.members.endSessionsText', args: { username: member.username } }}
      run={(provider) => provider.call('POST /admin/members/{id}/end-sessions', { id: member.id })}
      successText={({ ended }) => ({ key: 'console.members.sessionsEnded', args: { count: ended } })}
    />
  )
}
