import { DataTable, SelectInput, TextField } from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { toSelectChoices } from '../components/select-choices.ts'
import { RetryEventButton } from './RetryEventButton.tsx'
import { webhookEventStates } from './types.ts'
import { WebhookEventStateTag } from './WebhookEventStateTag.tsx'

const filters = [
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={toSelectChoices(webhookEventStates, 'console.webhookEvents.state')}
  />,
]

const card = {
  title: <TextField source="type" component="span" variant="inherit" />,
  tag: <WebhookEventStateTag />,
  lines: (
    <>
      <TextField source="id" component="div" variant="inherit" />
      <DateTimeField source="receivedAt" />
    </>
  ),
  actions: <RetryEventButton />,
}

/** Lists the events of the payment provider of the last sixty days; parked ones require an action. */
export function WebhookEventList() {
  return (
    <ListPage
      sort={{ field: 'receivedAt', order: 'DESC' }}
      filters={filters}
      empty="console.webhookEvents.empty"
    >
      <ResponsiveRows card={card} rowClick={false}>
        <DataTable.Col source="receivedAt">
          <DateTimeField source="receivedAt" />
        </DataTable.Col>
        <DataTable.Col source="type" />
        <DataTable.Col source="id" disableSort />
        <DataTable.Col source="objectId" disableSort />
        <DataTable.NumberCol source="attempts" />
        <DataTable.Col source="state">
          <WebhookEventStateTag />
        </DataTable.Col>
        <DataTable.Col label={false}>
          <RetryEventButton />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}
