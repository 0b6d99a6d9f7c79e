import { DataTable, SelectInput, TextField, TextInput } from 'react-admin'
import { choicesOf } from '../components/choices.ts'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { Rows } from '../components/Rows.tsx'
import { authorities } from '../grants/types.ts'
import { Authorities } from './Authorities.tsx'
import { MemberAgency } from './MemberAgency.tsx'
import { MemberName } from './MemberName.tsx'
import { Roles } from './Roles.tsx'
import { roles } from './types.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '16rem' }} />,
  <SelectInput key="role" source="role" alwaysOn choices={choicesOf(roles, 'console.role')} />,
  <TextInput key="agencyCode" source="agencyCode" inputMode="numeric" />,
  <SelectInput key="authority" source="authority" choices={choicesOf(authorities, 'console.authority')} />,
]

const card = {
  title: <TextField source="username" component="span" variant="inherit" />,
  tag: <Roles />,
  lines: (
    <>
      <TextField source="email" component="div" variant="inherit" />
      <MemberAgency />
    </>
  ),
}

export function MemberList() {
  return (
    <ListPage sort={{ field: 'createdAt', order: 'DESC' }} filters={filters} empty="ra.navigation.no_results">
      <Rows card={card}>
        <DataTable.Col source="username">
          <MemberName />
        </DataTable.Col>
        <DataTable.Col source="roles" disableSort>
          <Roles />
        </DataTable.Col>
        <DataTable.Col source="agency" disableSort>
          <MemberAgency />
        </DataTable.Col>
        <DataTable.Col source="authorities" disableSort>
          <Authorities />
        </DataTable.Col>
        <DataTable.Col source="lastLoginAt">
          <DateTimeField source="lastLoginAt" />
        </DataTable.Col>
        <DataTable.Col source="createdAt">
          <DateTimeField source="createdAt" />
        </DataTable.Col>
        <DataTable.Col source="deletionEffectiveAt">
          <DateTimeField source="deletionEffectiveAt" />
        </DataTable.Col>
      </Rows>
    </ListPage>
  )
}
