import { DataTable, FunctionField, SelectInput, TextField, TextInput } from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { NameWithDetail } from '../components/NameWithDetail.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { toSelectChoices } from '../components/select-choices.ts'
import { ApplicationStatusTag } from './ApplicationStatusTag.tsx'
import { DecisionButtons } from './DecisionButtons.tsx'
import { type Application, applicationStatuses, applicationTypes } from './types.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '16rem' }} />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={toSelectChoices(applicationStatuses, 'console.applications.status')}
  />,
  <SelectInput
    key="type"
    source="type"
    alwaysOn
    choices={toSelectChoices(applicationTypes, 'console.applications.type')}
  />,
]

const card = {
  title: <TextField source="applicant.username" component="span" variant="inherit" />,
  tag: <ApplicationStatusTag />,
  lines: (
    <>
      <TextField source="typeLabel" component="div" variant="inherit" />
      <TextField source="agency.name" component="div" variant="inherit" />
      <DateTimeField source="appliedAt" />
    </>
  ),
  actions: <DecisionButtons />,
}

export function ApplicationList() {
  return (
    <ListPage
      sort={{ field: 'appliedAt', order: 'DESC' }}
      filters={filters}
      empty="console.applications.empty"
    >
      <ResponsiveRows card={card}>
        <DataTable.Col source="status">
          <ApplicationStatusTag />
        </DataTable.Col>
        <DataTable.Col source="type">
          <TextField source="typeLabel" />
        </DataTable.Col>
        <DataTable.Col source="applicant">
          <FunctionField<Application>
            render={({ applicant }) => (
              <NameWithDetail
                name={applicant.username}
                detail={[applicant.usernameKana, applicant.email].filter(Boolean).join(' · ')}
              />
            )}
          />
        </DataTable.Col>
        <DataTable.Col source="agency" disableSort>
          <FunctionField<Application>
            render={({ agency }) => <NameWithDetail name={agency.name} detail={agency.code ?? ''} />}
          />
        </DataTable.Col>
        <DataTable.Col source="appliedAt">
          <DateTimeField source="appliedAt" />
        </DataTable.Col>
        <DataTable.Col source="authorizer" disableSort>
          <TextField source="authorizer.username" emptyText="console.none" />
        </DataTable.Col>
        <DataTable.Col label={false}>
          <DecisionButtons />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}
