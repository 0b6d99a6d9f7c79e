import { DataTable, TextField, TextInput } from 'react-admin'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { MemberAgency } from '../members/MemberAgency.tsx'
import { MemberAuthorities } from '../members/MemberAuthorities.tsx'
import { MemberName } from '../members/MemberName.tsx'
import { MemberRoles } from '../members/MemberRoles.tsx'
import { ChangeGrantButton } from './ChangeGrantButton.tsx'
import type { Authority } from './types.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '16rem' }} />,
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

const emptyTexts = { grant: 'console.grants.noneToGrant', deprive: 'console.grants.noneToDeprive' } as const

interface Props {
  change: 'grant' | 'deprive'
  authority: Authority
}

/** Each tab has its own search and selection, so that members selected for a grant can never lose the authority instead. */
export function GrantTable({ change, authority }: Props) {
  return (
    <ListPage
      sort={{ field: 'username', order: 'ASC' }}
      filters={filters}
      fixedFilter={{ authority, holds: change === 'deprive' }}
      empty={emptyTexts[change]}
      storeKey={`grants.${authority}.${change}`}
    >
      <ResponsiveRows
        card={card}
        rowClick={false}
        bulkActions={<ChangeGrantButton change={change} authority={authority} />}
      >
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
      </ResponsiveRows>
    </ListPage>
  )
}
