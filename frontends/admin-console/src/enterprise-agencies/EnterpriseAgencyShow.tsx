import { EditButton, useRecordContext } from 'react-admin'
import { Panel } from '../components/Panel.tsx'
import { RecordFields } from '../components/RecordFields.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { ClosingDaysText } from './ClosingDaysText.tsx'
import { MonthlyProofs } from './MonthlyProofs.tsx'
import { PlayReport } from './PlayReport.tsx'
import { RoomControl } from './RoomControl.tsx'
import { StatusBoards } from './StatusBoards.tsx'
import type { EnterpriseAgency } from './types.ts'

export function EnterpriseAgencyShow() {
  const translate = useTranslate()
  return (
    <RecordPage actions={<EditButton />}>
      <Panel title={translate('console.rooms.control')}>
        <RoomControl />
      </Panel>
      <Panel title={translate('console.rooms.agency')}>
        <EnterpriseAgencyFields />
      </Panel>
      <PlayReport />
      <MonthlyProofs />
      <StatusBoards />
    </RecordPage>
  )
}

function EnterpriseAgencyFields() {
  const agency = useRecordContext<EnterpriseAgency>()
  const translate = useTranslate()
  if (!agency) return null
  return (
    <RecordFields
      fields={[
        { source: 'name', value: agency.name },
        { source: 'alertEmail', value: agency.alertEmail ?? translate('console.rooms.nobody') },
        { source: 'language', value: translate(`console.rooms.language.${agency.language}`) },
        { source: 'accounts', value: agency.accounts },
        { source: 'rooms', value: agency.rooms },
        { source: 'closingDays', value: <ClosingDaysText agency={agency} /> },
      ]}
    />
  )
}
