import { AutocompleteInput, DataTable, DateTimeInput, TextInput } from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { formatJstDateTimeInput, parseJstDateTimeInput } from '../components/date-time.ts'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { toSelectChoices } from '../components/select-choices.ts'
import { AuditActionName } from './AuditActionName.tsx'
import { AuditChainTag } from './AuditChainTag.tsx'
import { AuditPerson } from './AuditPerson.tsx'
import { auditLogActions } from './types.ts'

const filters = [
  <AutocompleteInput
    key="action"
    source="action"
    alwaysOn
    choices={toSelectChoices(auditLogActions, 'console.audit.action')}
    sx={{ minWidth: '16rem' }}
  />,
  <DateTimeInput key="since" source="since" parse={parseJstDateTimeInput} format={formatJstDateTimeInput} />,
  <DateTimeInput key="until" source="until" parse={parseJstDateTimeInput} format={formatJstDateTimeInput} />,
  <TextInput key="actorId" source="actorId" />,
  <TextInput key="subjectId" source="subjectId" />,
]

const card = {
  title: <AuditActionName />,
  tag: <AuditChainTag />,
  lines: (
    <>
      <AuditPerson source="actor" /> → <AuditPerson source="subject" />
      <br />
      <DateTimeField source="at" />
    </>
  ),
}

/** Lists the audit log, which is append-only: the console can neither change nor export it. */
export function AuditLogList() {
  return (
    <ListPage sort={{ field: 'at', order: 'DESC' }} filters={filters} empty="console.audit.empty">
      <ResponsiveRows card={card}>
        <DataTable.Col source="at">
          <DateTimeField source="at" />
        </DataTable.Col>
        <DataTable.Col source="actor" disableSort>
          <AuditPerson source="actor" />
        </DataTable.Col>
        <DataTable.Col source="action">
          <AuditActionName />
        </DataTable.Col>
        <DataTable.Col source="subject" disableSort>
          <AuditPerson source="subject" />
        </DataTable.Col>
        <DataTable.Col source="chainOk" disableSort>
          <AuditChainTag />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}
