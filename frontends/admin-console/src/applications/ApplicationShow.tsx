import Link from '@mui/material/Link'
import { LinkBase, useRecordContext } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { Panel } from '../components/Panel.tsx'
import { RecordFields } from '../components/RecordFields.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { ApplicationStatusTag } from './ApplicationStatusTag.tsx'
import { DecisionButtons } from './DecisionButtons.tsx'
import type { Application } from './types.ts'

export function ApplicationShow() {
  const translate = useTranslate()
  return (
    <RecordPage>
      <Panel title={translate('console.applications.facts')} actions={<DecisionButtons />}>
        <ApplicationFields />
      </Panel>
    </RecordPage>
  )
}

function ApplicationFields() {
  const application = useRecordContext<Application>()
  const translate = useTranslate()
  if (!application) return null
  const { applicant, agency, authorizer } = application
  return (
    <RecordFields
      fields={[
        { source: 'code', value: application.code },
        { source: 'status', value: <ApplicationStatusTag /> },
        { source: 'type', value: application.typeLabel },
        {
          source: 'applicant',
          value: (
            <>
              <Link component={LinkBase} to={`/members/${applicant.id}/show`}>
                {applicant.username}
              </Link>{' '}
              {[applicant.usernameKana, applicant.email].filter(Boolean).join(' · ')}
            </>
          ),
        },
        {
          source: 'agency',
          value: (
            <>
              <Link component={LinkBase} to={`/agencies/${agency.id}/show`}>
                {agency.name}
              </Link>{' '}
              {agency.code}
            </>
          ),
        },
        { source: 'appliedAt', value: <DateTime at={application.appliedAt} /> },
        { source: 'authorizer', value: authorizer?.username ?? translate('console.none') },
        { source: 'decidedAt', value: <DateTime at={application.decidedAt} /> },
      ]}
    />
  )
}
