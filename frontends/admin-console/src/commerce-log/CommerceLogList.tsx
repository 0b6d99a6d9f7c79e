import { AutocompleteInput, DataTable, TextField, TextInput } from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { toSelectChoices } from '../components/select-choices.ts'
import { CommerceActionName } from './CommerceActionName.tsx'
import { CommerceSubjectLink } from './CommerceSubjectLink.tsx'
import { commerceLogActions } from './types.ts'

const filters = [
  <AutocompleteInput
    key="action"
    source="action"
    alwaysOn
    choices={toSelectChoices(commerceLogActions, 'console.commerceLog.action')}
    sx={{ minWidth: '16rem' }}
  />,
  <TextInput key="actorId" source="actorId" />,
  <TextInput key="subjectId" source="subjectId" />,
]

const actor = <TextField source="actor.username" variant="inherit" emptyText="console.commerce.erased" />

const card = {
  title: <CommerceActionName />,
  lines: (
    <>
      {actor}
      <br />
      <DateTimeField source="at" />
    </>
  ),
}

/** Lists the log of commerce, which is read-only. */
export function CommerceLogList() {
  return (
    <ListPage sort={{ field: 'at', order: 'DESC' }} filters={filters} empty="console.commerceLog.empty">
      <ResponsiveRows card={card}>
        <DataTable.Col source="at">
          <DateTimeField source="at" />
        </DataTable.Col>
        <DataTable.Col source="actor" disableSort>
          {actor}
        </DataTable.Col>
        <DataTable.Col source="action">
          <CommerceActionName />
        </DataTable.Col>
        <DataTable.Col source="subjectId" disableSort>
          <CommerceSubjectLink />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}
