import { DataTable, TextField, TextInput } from 'react-admin'
import { ListPage } from '../components/ListPage.tsx'
import { Rows } from '../components/Rows.tsx'
import { Authorities } from '../members/Authorities.tsx'
import { MemberAgency } from '../members/MemberAgency.tsx'
import { MemberName } from '../members/MemberName.tsx'
import { Roles } from '../members/Roles.tsx'
import { ChangeGrantButton } from './ChangeGrantButton.tsx'
import type { Authority } from './types.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '16rem' }} />,
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

const empty = { grant: 'console.grants.noneToGrant', deprive: 'console.grants.noneToDeprive' }

interface Props {
  change: 'grant' | 'deprive'
  authority: Authority
}

/** Each tab keeps its own search and selection, so that a selection to grant can never be deprived. */
export function GrantTable({ change, authority }: Props) {
  return (
    <ListPage
      sort={{ field: 'username', order: 'ASC' }}
      filters={filters}
      fixedFilter={{ authority, holds: change === 'deprive' }}
      empty={empty[change]}
      storeKey={`grants.${authority}.${change}`}
    >
      <Rows
        card={card}
        rowClick={false}
        bulkActions={<ChangeGrantButton change={change} authority={authority} />}
      >
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
      </Rows>
    </ListPage>
  )
}
