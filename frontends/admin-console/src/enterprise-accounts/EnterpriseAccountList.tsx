import { DataTable, TextField, TextInput } from 'react-admin'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '14rem' }} />,
]

const card = {
  title: <TextField source="name" component="span" variant="inherit" />,
  lines: <TextField source="agencyName" variant="inherit" />,
}

export function EnterpriseAccountList() {
  return (
    <ListPage sort={{ field: 'name', order: 'ASC' }} filters={filters} empty="console.rooms.noAccounts">
      <ResponsiveRows card={card} rowClick="edit">
        <DataTable.Col source="name" />
        <DataTable.Col source="email" />
        <DataTable.Col source="agencyName" />
      </ResponsiveRows>
    </ListPage>
  )
}
