import Box from '@mui/material/Box'
import { useRecordContext, useTranslate } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { Facts } from '../components/Facts.tsx'
import { Panel } from '../components/Panel.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { AgencyPeople } from './AgencyPeople.tsx'
import { AgencyStateTag } from './AgencyStateTag.tsx'
import type { Agency } from './types.ts'

export function AgencyShow() {
  const translate = useTranslate()
  return (
    <RecordPage>
      <Panel title={translate('console.agencies.facts')}>
        <AgencyFacts />
      </Panel>
      <People />
    </RecordPage>
  )
}

function AgencyFacts() {
  const agency = useRecordContext<Agency>()
  const translate = useTranslate()
  if (!agency) return null
  return (
    <Facts
      facts={[
        { of: 'name', value: agency.name },
        { of: 'code', value: agency.code ?? translate('console.agencies.noCode') },
        { of: 'state', value: <AgencyStateTag /> },
        { of: 'picCount', value: agency.picCount },
        { of: 'customerCount', value: agency.customerCount },
        { of: 'createdAt', value: <DateTime at={agency.createdAt} /> },
      ]}
    />
  )
}

function People() {
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
