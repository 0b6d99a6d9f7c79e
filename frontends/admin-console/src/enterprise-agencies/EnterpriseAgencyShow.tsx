import { EditButton, useRecordContext, useTranslate } from 'react-admin'
import { Facts } from '../components/Facts.tsx'
import { Panel } from '../components/Panel.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { PlayReport } from './PlayReport.tsx'
import { RoomControl } from './RoomControl.tsx'
import type { EnterpriseAgency } from './types.ts'

export function EnterpriseAgencyShow() {
  const translate = useTranslate()
  return (
    <RecordPage actions={<EditButton />}>
      <Panel title={translate('console.rooms.control')}>
        <RoomControl />
      </Panel>
      <Panel title={translate('console.rooms.agency')}>
        <AgencyFacts />
      </Panel>
      <PlayReport />
    </RecordPage>
  )
}

function AgencyFacts() {
  const agency = useRecordContext<EnterpriseAgency>()
  const translate = useTranslate()
  if (!agency) return null
  return (
    <Facts
      facts={[
        { of: 'name', value: agency.name },
        { of: 'alertEmail', value: agency.alertEmail ?? translate('console.rooms.nobody') },
        { of: 'language', value: translate(`console.rooms.language.${agency.language}`) },
        { of: 'accounts', value: agency.accounts },
        { of: 'rooms', value: agency.rooms },
      ]}
    />
  )
}
