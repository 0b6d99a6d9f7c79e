import { DataTable, SelectInput, TextField, TextInput } from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { toSelectChoices } from '../components/select-choices.ts'
import { AgencyStateTag } from './AgencyStateTag.tsx'
import { agencyStates } from './types.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '16rem' }} />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={toSelectChoices(agencyStates, 'console.agencies.state')}
  />,
]

const card = {
  title: <TextField source="name" component="span" variant="inherit" />,
  tag: <AgencyStateTag />,
  lines: (
    <>
      <TextField source="code" component="div" variant="inherit" emptyText="console.agencies.noCode" />
      <DateTimeField source="createdAt" />
    </>
  ),
}

export function AgencyList() {
  return (
    <ListPage sort={{ field: 'createdAt', order: 'DESC' }} filters={filters} empty="console.agencies.empty">
      <ResponsiveRows card={card}>
        <DataTable.Col source="name" />
        <DataTable.Col source="code">
          <TextField source="code" emptyText="console.none" />
        </DataTable.Col>
        <DataTable.Col source="state">
          <AgencyStateTag />
        </DataTable.Col>
        <DataTable.NumberCol source="picCount" />
        <DataTable.NumberCol source="customerCount" />
        <DataTable.Col source="createdAt">
          <DateTimeField source="createdAt" />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}
