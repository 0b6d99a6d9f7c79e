import { DataTable, DateTimeInput, TextField, TextInput } from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { Rows } from '../components/Rows.tsx'
import { AuditChain } from './AuditChain.tsx'
import { AuditPerson } from './AuditPerson.tsx'

const toIso = (local: string) => (local ? new Date(local).toISOString() : undefined)

const filters = [
  <TextInput key="action" source="action" alwaysOn />,
  <DateTimeInput key="since" source="since" parse={toIso} />,
  <DateTimeInput key="until" source="until" parse={toIso} />,
  <TextInput key="actorId" source="actorId" />,
  <TextInput key="subjectId" source="subjectId" />,
]

const card = {
  title: <TextField source="action" component="span" variant="inherit" />,
  tag: <AuditChain />,
  lines: (
    <>
      <AuditPerson who="actor" /> → <AuditPerson who="subject" />
      <br />
      <DateTimeField source="at" />
    </>
  ),
}

/** Append-only (D-193): read here, never written and never carried out of the house. */
export function AuditLogList() {
  return (
    <ListPage sort={{ field: 'at', order: 'DESC' }} filters={filters} empty="console.audit.empty">
      <Rows card={card}>
        <DataTable.Col source="at">
          <DateTimeField source="at" />
        </DataTable.Col>
        <DataTable.Col source="actor" disableSort>
          <AuditPerson who="actor" />
        </DataTable.Col>
        <DataTable.Col source="action" />
        <DataTable.Col source="subject" disableSort>
          <AuditPerson who="subject" />
        </DataTable.Col>
        <DataTable.Col source="chainOk" disableSort>
          <AuditChain />
        </DataTable.Col>
      </Rows>
    </ListPage>
  )
}
