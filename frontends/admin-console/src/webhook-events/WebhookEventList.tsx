import { DataTable, SelectInput, TextField } from 'react-admin'
import { choicesOf } from '../components/choices.ts'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { Rows } from '../components/Rows.tsx'
import { EventStateTag } from './EventStateTag.tsx'
import { RetryButton } from './RetryButton.tsx'
import { eventStates } from './types.ts'

const filters = [
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={choicesOf(eventStates, 'console.webhookEvents.state')}
  />,
]

const card = {
  title: <TextField source="type" component="span" variant="inherit" />,
  tag: <EventStateTag />,
  lines: (
    <>
      <TextField source="id" component="div" variant="inherit" />
      <DateTimeField source="receivedAt" />
    </>
  ),
  actions: <RetryButton />,
}

/** What the payment provider told us in the last sixty days; the parked ones wait for somebody. */
export function WebhookEventList() {
  return (
    <ListPage
      sort={{ field: 'receivedAt', order: 'DESC' }}
      filters={filters}
      empty="console.webhookEvents.empty"
    >
      <Rows card={card} rowClick={false}>
        <DataTable.Col source="receivedAt">
          <DateTimeField source="receivedAt" />
        </DataTable.Col>
        <DataTable.Col source="type" />
        <DataTable.Col source="id" disableSort />
        <DataTable.Col source="objectId" disableSort />
        <DataTable.NumberCol source="attempts" />
        <DataTable.Col source="state">
          <EventStateTag />
        </DataTable.Col>
        <DataTable.Col label={false}>
          <RetryButton />
        </DataTable.Col>
      </Rows>
    </ListPage>
  )
}
