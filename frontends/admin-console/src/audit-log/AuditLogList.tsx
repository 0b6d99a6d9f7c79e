import { AutocompleteInput, DataTable, DateTimeInput, TextInput } from 'react-admin'
import { choicesOf } from '../components/choices.ts'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { formatJapan, parseJapan } from '../components/date-time.ts'
import { ListPage } from '../components/ListPage.tsx'
import { Rows } from '../components/Rows.tsx'
import { AuditAction } from './AuditAction.tsx'
import { AuditChain } from './AuditChain.tsx'
import { AuditPerson } from './AuditPerson.tsx'
import { auditActions } from './types.ts'

const filters = [
  <AutocompleteInput
    key="action"
    source="action"
    alwaysOn
    choices={choicesOf(auditActions, 'console.audit.action')}
    sx={{ minWidth: '16rem' }}
  />,
  <DateTimeInput key="since" source="since" parse={parseJapan} format={formatJapan} />,
  <DateTimeInput key="until" source="until" parse={parseJapan} format={formatJapan} />,
  <TextInput key="actorId" source="actorId" />,
  <TextInput key="subjectId" source="subjectId" />,
]

const card = {
  title: <AuditAction />,
  tag: <AuditChain />,
  lines: (
    <>
      <AuditPerson who="actor" /> → <AuditPerson who="subject" />
      <br />
      <DateTimeField source="at" />
    </>
  ),
}

/** Append-only: read here, never written and never carried out of the house. */
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
        <DataTable.Col source="action">
          <AuditAction />
        </DataTable.Col>
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
