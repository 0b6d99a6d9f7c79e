import {
  DataTable,
  DateInput,
  NullableBooleanInput,
  SelectArrayInput,
  TextField,
  TextInput,
} from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { DayField } from '../components/DayText.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { toSelectChoices } from '../components/select-choices.ts'
import { YenField } from '../components/YenText.tsx'
import { InvoiceContractLink } from './InvoiceContractLink.tsx'
import { InvoiceExportButton } from './InvoiceExportButton.tsx'
import { InvoiceStateTag } from './InvoiceStateTag.tsx'
import { MarkPaidButton } from './MarkPaidButton.tsx'
import { invoiceStates } from './types.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '14rem' }} />,
  <SelectArrayInput
    key="state"
    source="state"
    alwaysOn
    choices={toSelectChoices(invoiceStates, 'console.invoices.state')}
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
      <InvoiceContractLink />
      <br />
      <YenField source="amount" /> · <DateTimeField source="createdAt" />
    </>
  ),
  actions: <MarkPaidButton />,
}

/** Lists the invoices of customers, with an export for accounting. */
export function InvoiceList() {
  return (
    <ListPage
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      empty="console.invoices.empty"
      actions={<InvoiceExportButton />}
    >
      <ResponsiveRows card={card} rowClick={false}>
        <DataTable.Col source="createdAt">
          <DateTimeField source="createdAt" />
        </DataTable.Col>
        <DataTable.Col source="memberName">
          <TextField source="memberName" emptyText="console.commerce.erased" />
        </DataTable.Col>
        <DataTable.Col source="productName" disableSort>
          <InvoiceContractLink />
        </DataTable.Col>
        <DataTable.NumberCol source="amount" />
        <DataTable.Col source="state">
          <InvoiceStateTag />
        </DataTable.Col>
        <DataTable.Col source="dueOn">
          <DayField source="dueOn" />
        </DataTable.Col>
        <DataTable.Col label={false}>
          <MarkPaidButton />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}
