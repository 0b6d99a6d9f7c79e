import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { LinkBase, useLocale, useRecordContext } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { formatDateTime } from '../components/date-time.ts'
import { Panel } from '../components/Panel.tsx'
import { RecordFields } from '../components/RecordFields.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { EndSessionsButton } from './EndSessionsButton.tsx'
import { EnterpriseRoleButton } from './EnterpriseRoleButton.tsx'
import { MemberAgency } from './MemberAgency.tsx'
import { MemberAuthorities } from './MemberAuthorities.tsx'
import { MemberContracts } from './MemberContracts.tsx'
import { MemberPayments } from './MemberPayments.tsx'
import { MemberRoles } from './MemberRoles.tsx'
import { MemberSessions } from './MemberSessions.tsx'
import { PendingSecondFactorReset } from './PendingSecondFactorReset.tsx'
import { ResetSecondFactorButton } from './ResetSecondFactorButton.tsx'
import type { Member } from './types.ts'

export function MemberShow() {
  const translate = useTranslate()
  return (
    <RecordPage actions={<MemberLinks />}>
      <Panel
        title={translate('console.members.profile')}
        actions={
          <>
            <EnterpriseRoleButton />
            <ResetSecondFactorButton />
          </>
        }
      >
        <MemberFields />
      </Panel>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <MemberMoney />
        <Panel title={translate('console.members.sessions')} actions={<EndSessionsButton />}>
          <MemberSessions />
        </Panel>
      </Box>
    </RecordPage>
  )
}

/** What a member pays for and has paid, because most calls about a member are about money. */
function MemberMoney() {
  const member = useRecordContext<Member>()
  const translate = useTranslate()
  if (!member) return null
  return (
    <>
      <ListPanel
        title={translate('resources.inquiries.fields.contracts')}
        to={toListPath('contracts', { userId: member.id })}
        linkLabel={translate('console.contracts.toContracts')}
      >
        <MemberContracts memberId={member.id} />
      </ListPanel>
      <ListPanel
        title={translate('resources.inquiries.fields.payments')}
        to={toListPath('payments', { memberId: member.id })}
        linkLabel={translate('console.members.payments')}
      >
        <MemberPayments memberId={member.id} />
      </ListPanel>
    </>
  )
}

/** A panel with the beginning of a list, and a link to all of it. */
function ListPanel({
  title,
  to,
  linkLabel,
  children,
}: {
  title: string
  to: string
  linkLabel: string
  children: ReactNode
}) {
  const translate = useTranslate()
  return (
    <Panel
      title={title}
      actions={
        <Button size="small" component={LinkBase} to={to} aria-label={linkLabel}>
          {translate('console.dashboard.seeAll')}
        </Button>
      }
    >
      {children}
    </Panel>
  )
}

function MemberFields() {
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
      <PendingSecondFactorReset />
      <RecordFields
        fields={[
          { source: 'username', value: member.username },
          ...(member.usernameKana ? [{ source: 'usernameKana', value: member.usernameKana }] : []),
          { source: 'userId', value: member.userId },
          { source: 'email', value: member.email },
          { source: 'roles', value: <MemberRoles /> },
          { source: 'agency', value: <MemberAgency /> },
          { source: 'agencyCode', value: member.agency?.code || translate('console.none') },
          { source: 'authorities', value: <MemberAuthorities /> },
          {
            source: 'premium',
            value: translate(`console.members.${member.premium ? 'premium' : 'standard'}`),
          },
          {
            source: 'secondFactor',
            value: translate(`console.members.secondFactor${member.secondFactor ? 'On' : 'Off'}`),
          },
          { source: 'createdAt', value: <DateTime at={member.createdAt} /> },
          { source: 'lastLoginAt', value: <DateTime at={member.lastLoginAt} /> },
        ]}
      />
    </>
  )
}

function MemberLinks() {
  const member = useRecordContext<Member>()
  const translate = useTranslate()
  if (!member) return null
  return (
    <Button size="small" component={LinkBase} to={toListPath('audit-log', { subjectId: member.id })}>
      {translate('console.members.audit')}
    </Button>
  )
}

const toListPath = (resource: string, filter: object) =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`
