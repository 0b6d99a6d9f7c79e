import { AutocompleteInput, DataTable, TextField, TextInput } from 'react-admin'
import { choicesOf } from '../components/choices.ts'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { Rows } from '../components/Rows.tsx'
import { ActSubject } from './ActSubject.tsx'
import { CommerceAction } from './CommerceAction.tsx'
import { commerceActions } from './types.ts'

const filters = [
  <AutocompleteInput
    key="action"
    source="action"
    alwaysOn
    choices={choicesOf(commerceActions, 'console.commerceLog.action')}
    sx={{ minWidth: '16rem' }}
  />,
  <TextInput key="actorId" source="actorId" />,
  <TextInput key="subjectId" source="subjectId" />,
]

const actor = <TextField source="actor.username" variant="inherit" emptyText="console.commerce.erased" />

const card = {
  title: <CommerceAction />,
  lines: (
    <>
      {actor}
      <br />
      <DateTimeField source="at" />
    </>
  ),
}

/** Read here, never written. */
export function CommerceLogList() {
  return (
    <ListPage sort={{ field: 'at', order: 'DESC' }} filters={filters} empty="console.commerceLog.empty">
      <Rows card={card}>
        <DataTable.Col source="at">
          <DateTimeField source="at" />
        </DataTable.Col>
        <DataTable.Col source="actor" disableSort>
          {actor}
        </DataTable.Col>
        <DataTable.Col source="action">
          <CommerceAction />
        </DataTable.Col>
        <DataTable.Col source="subjectId" disableSort>
          <ActSubject />
        </DataTable.Col>
      </Rows>
    </ListPage>
  )
}
