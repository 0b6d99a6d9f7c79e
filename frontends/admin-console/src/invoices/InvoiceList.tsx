import {
  DataTable,
  DateInput,
  NullableBooleanInput,
  SelectArrayInput,
  TextField,
  TextInput,
} from 'react-admin'
import { choicesOf } from '../components/choices.ts'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { DayField } from '../components/DayText.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { Rows } from '../components/Rows.tsx'
import { YenField } from '../components/YenText.tsx'
import { ExportButton } from './ExportButton.tsx'
import { InvoiceContract } from './InvoiceContract.tsx'
import { InvoiceStateTag } from './InvoiceStateTag.tsx'
import { PaidButton } from './PaidButton.tsx'
import { invoiceStates } from './types.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '14rem' }} />,
  <SelectArrayInput
    key="state"
    source="state"
    alwaysOn
    choices={choicesOf(invoiceStates, 'console.invoices.state')}
  />,
  <DateInput key="from" source="from" />,
  <DateInput key="until" source="until" />,
  <TextInput key="agencyCode" source="agencyCode" inputMode="numeric" />,
  <NullableBooleanInput key="invoiced" source="invoiced" />,
]

const card = {
  title: (
    <TextField source="memberName" component="span" variant="inherit" emptyText="console.commerce.erased" />
  ),
  tag: <InvoiceStateTag />,
  lines: (
    <>
      <InvoiceContract />
      <br />
      <YenField source="amount" /> · <DateTimeField source="createdAt" />
    </>
  ),
  actions: <PaidButton />,
}

/** The bills of customers; as a file they go to the books. */
export function InvoiceList() {
  return (
    <ListPage
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      empty="console.invoices.empty"
      actions={<ExportButton />}
    >
      <Rows card={card} rowClick={false}>
        <DataTable.Col source="createdAt">
          <DateTimeField source="createdAt" />
        </DataTable.Col>
        <DataTable.Col source="memberName">
          <TextField source="memberName" emptyText="console.commerce.erased" />
        </DataTable.Col>
        <DataTable.Col source="productName" disableSort>
          <InvoiceContract />
        </DataTable.Col>
        <DataTable.NumberCol source="amount" />
        <DataTable.Col source="state">
          <InvoiceStateTag />
        </DataTable.Col>
        <DataTable.Col source="dueOn">
          <DayField source="dueOn" />
        </DataTable.Col>
        <DataTable.Col label={false}>
          <PaidButton />
        </DataTable.Col>
      </Rows>
    </ListPage>
  )
}
