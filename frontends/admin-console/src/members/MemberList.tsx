import { DataTable, SelectInput, TextField, TextInput } from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { toSelectChoices } from '../components/select-choices.ts'
import { authorities } from '../grants/types.ts'
import { MemberAgency } from './MemberAgency.tsx'
import { MemberAuthorities } from './MemberAuthorities.tsx'
import { MemberName } from './MemberName.tsx'
import { MemberRoles } from './MemberRoles.tsx'
import { roles } from './types.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '16rem' }} />,
  <SelectInput key="role" source="role" alwaysOn choices={toSelectChoices(roles, 'console.role')} />,
  <TextInput key="agencyCode" source="agencyCode" inputMode="numeric" />,
  <SelectInput
    key="authority"
    source="authority"
    choices={toSelectChoices(authorities, 'console.authority')}
  />,
]

const card = {
  title: <TextField source="username" component="span" variant="inherit" />,
  tag: <MemberRoles />,
  lines: (
    <>
      <TextField source="email" component="div" variant="inherit" />
      <MemberAgency />
    </>
  ),
}

export function MemberList() {
  return (
    <ListPage sort={{ field: 'createdAt', order: 'DESC' }} filters={filters} empty="console.members.empty">
      <ResponsiveRows card={card}>
        <DataTable.Col source="username">
          <MemberName />
        </DataTable.Col>
        <DataTable.Col source="roles" disableSort>
          <MemberRoles />
        </DataTable.Col>
        <DataTable.Col source="agency" disableSort>
          <MemberAgency />
        </DataTable.Col>
        <DataTable.Col source="authorities" disableSort>
          <MemberAuthorities />
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
      </ResponsiveRows>
    </ListPage>
  )
}
