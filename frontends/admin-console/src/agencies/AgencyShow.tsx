import Box from '@mui/material/Box'
import { useRecordContext } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { Panel } from '../components/Panel.tsx'
import { RecordFields } from '../components/RecordFields.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { AgencyPeople } from './AgencyPeople.tsx'
import { AgencyStateTag } from './AgencyStateTag.tsx'
import type { Agency } from './types.ts'

export function AgencyShow() {
  const translate = useTranslate()
  return (
    <RecordPage>
      <Panel title={translate('console.agencies.facts')}>
        <AgencyFields />
      </Panel>
      <AgencyPeoplePanels />
    </RecordPage>
  )
}

function AgencyFields() {
  const agency = useRecordContext<Agency>()
  const translate = useTranslate()
  if (!agency) return null
  return (
    <RecordFields
      fields={[
        { source: 'name', value: agency.name },
        { source: 'code', value: agency.code ?? translate('console.agencies.noCode') },
        { source: 'state', value: <AgencyStateTag /> },
        { source: 'picCount', value: agency.picCount },
        { source: 'customerCount', value: agency.customerCount },
        { source: 'createdAt', value: <DateTime at={agency.createdAt} /> },
      ]}
    />
  )
}

function AgencyPeoplePanels() {
  const agency = useRecordContext<Agency>()
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      <Panel title={translate('console.agencies.pics')}>
        <AgencyPeople people={agency?.pics ?? []} empty="console.agencies.noPics" />
      </Panel>
      <Panel title={translate('console.agencies.customers')}>
        <AgencyPeople people={agency?.customers ?? []} empty="console.agencies.noCustomers" />
      </Panel>
    </Box>
  )
}
