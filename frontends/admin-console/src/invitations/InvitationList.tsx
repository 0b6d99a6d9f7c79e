import { CreateButton, DataTable, TextField } from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { InvitationStateTag } from './InvitationStateTag.tsx'
import { RevokeInvitationButton } from './RevokeInvitationButton.tsx'

const card = {
  title: <TextField source="email" component="span" variant="inherit" />,
  tag: <InvitationStateTag />,
  lines: <DateTimeField source="createdAt" />,
  actions: <RevokeInvitationButton />,
}

export function InvitationList() {
  return (
    <ListPage
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty="console.invitations.empty"
      actions={<CreateButton variant="contained" label="console.invitations.create" />}
    >
      <ResponsiveRows card={card} rowClick={false}>
        <DataTable.Col source="email" />
        <DataTable.Col source="state" disableSort>
          <InvitationStateTag />
        </DataTable.Col>
        <DataTable.Col source="createdBy" disableSort>
          <TextField source="createdBy.username" emptyText="console.none" />
        </DataTable.Col>
        <DataTable.Col source="createdAt">
          <DateTimeField source="createdAt" />
        </DataTable.Col>
        <DataTable.Col source="expiresAt">
          <DateTimeField source="expiresAt" />
        </DataTable.Col>
        <DataTable.Col source="usedAt">
          <DateTimeField source="usedAt" />
        </DataTable.Col>
        <DataTable.Col label={false}>
          <RevokeInvitationButton />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}
