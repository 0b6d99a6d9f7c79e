import BusinessOutlined from '@mui/icons-material/BusinessOutlined'
import { useRecordContext } from 'react-admin'
import { ConfirmedActionButton } from '../components/ConfirmedActionButton.tsx'
import type { Member, Role } from './types.ts'

/** Turns a general member into an enterprise account, which plays in rooms and is invoiced, or back. */
export function EnterpriseRoleButton() {
  const member = useRecordContext<Member>()
  if (!member) return null
  const { id, username, agency } = member
  const change = hasOnlyRole(member, 'ROLE_ENTERPRISE') ? 'revoke' : 'grant'
  const isBound = agency !== null && agency.status !== '2'
  if (change === 'grant' && (isBound || !hasOnlyRole(member, 'ROLE_GENERAL'))) return null
  const key = `console.members.${change}Enterprise` as const
  return (
    <ConfirmedActionButton
      // The key remounts the button, so that a closing dialog does not change into the opposite question.
      key={change}
      label={key}
      icon={<BusinessOutlined />}
      title={{ key: `${key}Title` }}
      text={{ key: `${key}Text`, args: { username } }}
      run={(provider) =>
        change === 'grant'
          ? provider.call('POST /admin/members/{id}/grant-enterprise-role', { id })
          : provider.call('POST /admin/members/{id}/revoke-enterprise-role', { id })
      }
      successText={() => ({ key: `${key}Done` })}
    />
  )
}

const hasOnlyRole = ({ roles }: Member, role: Role) => roles.length === 1 && roles[0] === role
