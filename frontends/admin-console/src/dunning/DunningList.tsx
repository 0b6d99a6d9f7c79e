import { DataTable, TextField, TextInput, useRecordContext } from 'react-admin'
import type { RowOf } from '../api/call-types.ts'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { DayField } from '../components/DayText.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { RecordLink } from '../components/RecordLink.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { YenField } from '../components/YenText.tsx'
import { useTranslate } from '../i18n/use-translate.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '16rem' }} />,
]

const card = {
  title: <ContractorLink />,
  tag: <YenField source="owed" />,
  lines: (
    <>
      <TextField source="productName" component="div" variant="inherit" />
      <DayField source="since" />
    </>
  ),
}

/** Lists who owes money, the longest first. The name links the contract, where staff cancel it or waive a difference. */
export function DunningList() {
  return (
    <ListPage sort={{ field: 'since', order: 'ASC' }} filters={filters} empty="console.dunning.empty">
      <ResponsiveRows card={card} rowClick={false}>
        <DataTable.Col source="contractorName">
          <ContractorLink />
        </DataTable.Col>
        <DataTable.Col source="productName" disableSort />
        <DataTable.NumberCol source="owed">
          <YenField source="owed" />
        </DataTable.NumberCol>
        <DataTable.Col source="since">
          <DayField source="since" />
        </DataTable.Col>
        <DataTable.NumberCol source="attempts" />
        <DataTable.Col source="lastFailureCode" disableSort>
          <TextField source="lastFailureCode" emptyText="console.none" />
        </DataTable.Col>
        <DataTable.Col source="nextAttemptOn">
          <DayField source="nextAttemptOn" />
        </DataTable.Col>
        <DataTable.Col source="waitingUntil" disableSort>
          <DateTimeField source="waitingUntil" />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}

function ContractorLink() {
  const contract = useRecordContext<RowOf<'GET /admin/dunning'>>()
  const translate = useTranslate()
  if (!contract) return null
  return (
    <RecordLink resource="contracts" id={contract.id}>
      {contract.contractorName ?? translate('console.commerce.erased')}
    </RecordLink>
  )
}
