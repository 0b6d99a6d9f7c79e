import { CreateButton, DataTable, FunctionField, TextField, TextInput } from 'react-admin'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { EnterpriseAgency } from './types.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '14rem' }} />,
]

const card = {
  title: <TextField source="name" component="span" variant="inherit" />,
  lines: <FunctionField<EnterpriseAgency> render={({ alertEmail }) => alertEmail ?? ''} variant="inherit" />,
}

export function EnterpriseAgencyList() {
  const translate = useTranslate()
  return (
    <ListPage
      sort={{ field: 'name', order: 'ASC' }}
      filters={filters}
      empty="console.rooms.noAgencies"
      actions={<CreateButton variant="contained" label={translate('console.rooms.createAgency')} />}
    >
      <ResponsiveRows card={card}>
        <DataTable.Col source="name" />
        <DataTable.Col source="alertEmail" disableSort />
        <DataTable.NumberCol source="accounts" />
        <DataTable.NumberCol source="rooms" />
      </ResponsiveRows>
    </ListPage>
  )
}
