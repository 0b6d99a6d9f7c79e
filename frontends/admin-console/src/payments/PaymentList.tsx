import {
  AutocompleteInput,
  BooleanInput,
  DataTable,
  DateTimeInput,
  ReferenceInput,
  SelectArrayInput,
  TextField,
  TextInput,
} from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { formatJstDateTimeInput, parseJstDateTimeInput } from '../components/date-time.ts'
import { ListPage } from '../components/ListPage.tsx'
import { PeriodField } from '../components/PeriodText.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { toSelectChoices, toTextFilter } from '../components/select-choices.ts'
import { YenField } from '../components/YenText.tsx'
import { PaymentStateTag } from './PaymentStateTag.tsx'
import { ReconcilePaymentButton } from './ReconcilePaymentButton.tsx'
import { paymentStates } from './types.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '16rem' }} />,
  <SelectArrayInput
    key="state"
    source="state"
    alwaysOn
    choices={toSelectChoices(paymentStates, 'console.payments.state')}
  />,
  <ReferenceInput key="memberId" source="memberId" reference="members">
    <AutocompleteInput optionText="username" filterToQuery={toTextFilter} sx={{ minWidth: '14rem' }} />
  </ReferenceInput>,
  <BooleanInput key="refundDue" source="refundDue" />,
  <DateTimeInput key="since" source="since" parse={parseJstDateTimeInput} format={formatJstDateTimeInput} />,
  <DateTimeInput key="until" source="until" parse={parseJstDateTimeInput} format={formatJstDateTimeInput} />,
]

const card = {
  title: (
    <TextField source="memberName" component="span" variant="inherit" emptyText="console.commerce.erased" />
  ),
  tag: <PaymentStateTag />,
  lines: (
    <>
      <YenField source="amount" /> · <DateTimeField source="createdAt" />
      <br />
      <PeriodField />
    </>
  ),
  actions: <ReconcilePaymentButton />,
}

export function PaymentList() {
  return (
    <ListPage sort={{ field: 'createdAt', order: 'DESC' }} filters={filters} empty="console.payments.empty">
      <ResponsiveRows card={card}>
        <DataTable.Col source="memberName">
          <TextField source="memberName" emptyText="console.commerce.erased" />
        </DataTable.Col>
        <DataTable.NumberCol source="amount" />
        <DataTable.NumberCol source="tax" disableSort />
        <DataTable.Col source="periodFrom">
          <PeriodField />
        </DataTable.Col>
        <DataTable.Col source="state">
          <PaymentStateTag />
        </DataTable.Col>
        <DataTable.Col source="card" disableSort>
          <TextField source="card" emptyText="console.none" />
        </DataTable.Col>
        <DataTable.Col source="createdAt">
          <DateTimeField source="createdAt" />
        </DataTable.Col>
        <DataTable.Col source="settledAt">
          <DateTimeField source="settledAt" />
        </DataTable.Col>
        <DataTable.Col source="refundedAt">
          <DateTimeField source="refundedAt" />
        </DataTable.Col>
        <DataTable.Col label={false}>
          <ReconcilePaymentButton />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}
