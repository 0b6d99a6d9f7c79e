import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { LinkBase, useLocale, useRecordContext, useTranslate } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { formatDateTime } from '../components/date-time.ts'
import { Facts } from '../components/Facts.tsx'
import { Panel } from '../components/Panel.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { Authorities } from './Authorities.tsx'
import { EndSessionsButton } from './EndSessionsButton.tsx'
import { EnterpriseRoleButton } from './EnterpriseRoleButton.tsx'
import { MemberAgency } from './MemberAgency.tsx'
import { MemberSessions } from './MemberSessions.tsx'
import { ResetSecondFactorButton } from './ResetSecondFactorButton.tsx'
import { Roles } from './Roles.tsx'
import type { Member } from './types.ts'
import { WaitingReset } from './WaitingReset.tsx'

export function MemberShow() {
  const translate = useTranslate()
  return (
    <RecordPage actions={<Links />}>
      <Panel
        title={translate('console.members.profile')}
        actions={
          <>
            <EnterpriseRoleButton />
            <ResetSecondFactorButton />
          </>
        }
      >
        <MemberFacts />
      </Panel>
      <Panel title={translate('console.members.sessions')} actions={<EndSessionsButton />}>
        <MemberSessions />
      </Panel>
    </RecordPage>
  )
}

function MemberFacts() {
  const member = useRecordContext<Member>()
  const translate = useTranslate()
  const locale = useLocale()
  if (!member) return null
  const { deletionEffectiveAt: deletion } = member
  return (
    <>
      {deletion && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 1 }}>
          {translate('console.members.deletionNote', { at: formatDateTime(deletion, locale) })}
        </Alert>
      )}
      <WaitingReset />
      <Facts
        facts={[
          { of: 'username', value: member.username },
          { of: 'userId', value: member.userId },
          { of: 'email', value: member.email },
          { of: 'roles', value: <Roles /> },
          { of: 'agency', value: <MemberAgency /> },
          { of: 'agencyCode', value: member.agency?.code || translate('console.none') },
          { of: 'authorities', value: <Authorities /> },
          { of: 'premium', value: translate(`console.members.${member.premium ? 'premium' : 'standard'}`) },
          {
            of: 'secondFactor',
            value: translate(`console.members.secondFactor${member.secondFactor ? 'On' : 'Off'}`),
          },
          { of: 'createdAt', value: <DateTime at={member.createdAt} /> },
          { of: 'lastLoginAt', value: <DateTime at={member.lastLoginAt} /> },
        ]}
      />
    </>
  )
}

function Links() {
  const member = useRecordContext<Member>()
  const translate = useTranslate()
  if (!member) return null
  const list = (resource: string, filter: object) =>
    `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`
  return (
    <>
      <Button size="small" component={LinkBase} to={list('contracts', { userId: member.id })}>
        {translate('console.contracts.toContracts')}
      </Button>
      <Button size="small" component={LinkBase} to={list('audit-log', { subjectId: member.id })}>
        {translate('console.members.audit')}
      </Button>
    </>
  )
}
