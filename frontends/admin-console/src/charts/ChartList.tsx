import { DataTable, FunctionField, NullableBooleanInput, TextField, TextInput } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { DotSeparatedItems } from '../components/DotSeparatedItems.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { RecordLink } from '../components/RecordLink.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { ChartStateTag } from './ChartStateTag.tsx'
import type { Chart } from './types.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '16rem' }} />,
  <NullableBooleanInput
    key="deleted"
    source="deleted"
    alwaysOn
    nullLabel="console.charts.state.all"
    trueLabel="console.charts.state.deleted"
    falseLabel="console.charts.state.kept"
  />,
  <TextInput key="agencyCode" source="agencyCode" inputMode="numeric" />,
]

const customer = (
  <FunctionField<Chart>
    render={({ customerId, customerName }) => (
      <RecordLink resource="members" id={customerId}>
        {customerName}
      </RecordLink>
    )}
    variant="inherit"
  />
)

const card = {
  title: <TextField source="title" component="span" variant="inherit" />,
  tag: <ChartStateTag />,
  lines: (
    <>
      <FunctionField<Chart>
        render={({ customerName, updatedAt }) => (
          <DotSeparatedItems items={[customerName, <DateTime key="updatedAt" at={updatedAt} />]} />
        )}
        variant="inherit"
      />
    </>
  ),
}

/** Lists the charts of all agencies without their contents. */
export function ChartList() {
  return (
    <ListPage sort={{ field: 'updatedAt', order: 'DESC' }} filters={filters} empty="console.charts.empty">
      <ResponsiveRows card={card}>
        <DataTable.Col source="title" />
        <DataTable.Col source="customerName">{customer}</DataTable.Col>
        <DataTable.Col source="agencyCode">
          <TextField source="agencyCode" emptyText="console.none" />
        </DataTable.Col>
        <DataTable.Col source="deletedAt" label="resources.charts.fields.state">
          <ChartStateTag />
        </DataTable.Col>
        <DataTable.Col source="createdAt">
          <DateTimeField source="createdAt" />
        </DataTable.Col>
        <DataTable.Col source="updatedAt">
          <DateTimeField source="updatedAt" />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}
