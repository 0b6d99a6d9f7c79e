import { DataTable, DateInput, SelectArrayInput, TextField, TextInput } from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { DayField } from '../components/DayText.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { toSelectChoices } from '../components/select-choices.ts'
import { YenField } from '../components/YenText.tsx'
import { BooksExportButton } from './BooksExportButton.tsx'
import { MonthTotalsButton } from './MonthTotalsButton.tsx'
import { TaxDocumentKindTag } from './TaxDocumentKindTag.tsx'
import { taxDocumentKinds } from './types.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '14rem' }} />,
  <SelectArrayInput
    key="kind"
    source="kind"
    alwaysOn
    choices={toSelectChoices(taxDocumentKinds, 'console.taxDocuments.kind')}
  />,
  <DateInput key="from" source="from" />,
  <DateInput key="until" source="until" />,
]

const card = {
  title: (
    <TextField source="memberName" component="span" variant="inherit" emptyText="console.commerce.erased" />
  ),
  tag: <TaxDocumentKindTag />,
  lines: (
    <>
      <TextField source="number" /> · <YenField source="amount" /> · <DayField source="tradedOn" />
    </>
  ),
}

/** Lists receipts, returns and statements, with the totals of the months and an export for accounting. */
export function TaxDocumentList() {
  return (
    <ListPage
      sort={{ field: 'issuedAt', order: 'DESC' }}
      filters={filters}
      empty="console.taxDocuments.empty"
      actions={
        <>
          <MonthTotalsButton />
          <BooksExportButton />
        </>
      }
    >
      <ResponsiveRows card={card}>
        <DataTable.Col source="number" />
        <DataTable.Col source="kind">
          <TaxDocumentKindTag />
        </DataTable.Col>
        <DataTable.Col source="tradedOn">
          <DayField source="tradedOn" />
        </DataTable.Col>
        <DataTable.Col source="memberName">
          <TextField source="memberName" emptyText="console.commerce.erased" />
        </DataTable.Col>
        <DataTable.Col source="addressee">
          <TextField source="addressee" emptyText="console.none" />
        </DataTable.Col>
        <DataTable.NumberCol source="amount" />
        <DataTable.NumberCol source="tax" disableSort />
        <DataTable.Col source="issuedAt">
          <DateTimeField source="issuedAt" />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}
