import Link from '@mui/material/Link'
import { LinkBase, useRecordContext, useTranslate } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { Facts } from '../components/Facts.tsx'
import { Panel } from '../components/Panel.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { ApplicationStatusTag } from './ApplicationStatusTag.tsx'
import { DecisionButtons } from './DecisionButtons.tsx'
import type { Application } from './types.ts'

export function ApplicationShow() {
  const translate = useTranslate()
  return (
    <RecordPage>
      <Panel title={translate('console.applications.facts')} actions={<DecisionButtons />}>
        <ApplicationFacts />
      </Panel>
    </RecordPage>
  )
}

function ApplicationFacts() {
  const application = useRecordContext<Application>()
  const translate = useTranslate()
  if (!application) return null
  const { applicant, agency, authorizer } = application
  return (
    <Facts
      facts={[
        { of: 'code', value: application.code },
        { of: 'status', value: <ApplicationStatusTag /> },
        { of: 'type', value: application.typeLabel },
        {
          of: 'applicant',
          value: (
            <>
              <Link component={LinkBase} to={`/members/${applicant.id}/show`}>
                {applicant.username}
              </Link>{' '}
              {applicant.email}
            </>
          ),
        },
        {
          of: 'agency',
          value: (
            <>
              <Link component={LinkBase} to={`/agencies/${agency.id}/show`}>
                {agency.name}
              </Link>{' '}
              {agency.code}
            </>
          ),
        },
        { of: 'appliedAt', value: <DateTime at={application.appliedAt} /> },
        { of: 'authorizer', value: authorizer?.username ?? translate('console.none') },
        { of: 'decidedAt', value: <DateTime at={application.decidedAt} /> },
      ]}
    />
  )
}
