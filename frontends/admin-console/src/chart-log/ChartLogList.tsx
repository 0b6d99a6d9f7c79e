import { AutocompleteInput, DataTable, FunctionField, TextField, TextInput } from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { MemberLink } from '../components/MemberLink.tsx'
import { RecordLink } from '../components/RecordLink.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { toSelectChoices } from '../components/select-choices.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { type ChartLogEntry, chartLogActions } from './types.ts'

const filters = [
  <AutocompleteInput
    key="action"
    source="action"
    alwaysOn
    choices={toSelectChoices(chartLogActions, 'console.chartLog.action')}
    sx={{ minWidth: '16rem' }}
  />,
  <TextInput key="customerId" source="customerId" />,
  <TextInput key="actorId" source="actorId" />,
]

const customer = (
  <FunctionField<ChartLogEntry>
    render={(entry) => <MemberLink member={entry.customer} />}
    variant="inherit"
  />
)
const actor = (
  <FunctionField<ChartLogEntry> render={(entry) => <MemberLink member={entry.actor} />} variant="inherit" />
)

/** Lists who opened or changed whose charts and calendars; the log is read-only. */
export function ChartLogList() {
  const translate = useTranslate()
  const role = (
    <FunctionField<ChartLogEntry>
      render={({ actorRole }) => translate(`console.chartLog.role.${actorRole}`)}
      variant="inherit"
    />
  )
  const action = (
    <FunctionField<ChartLogEntry>
      render={(entry) => translate(`console.chartLog.action.${entry.action}`)}
      variant="inherit"
    />
  )
  const chart = (
    <FunctionField<ChartLogEntry>
      render={({ action: entryAction, recordId, subject, title }) =>
        subject === 'appointment' ? (
          translate('console.chartLog.appointment')
        ) : subject === 'photo' ? (
          <>
            {translate('console.chartLog.photo')}
            {recordId !== null && (
              <>
                {' – '}
                <RecordLink resource="charts" id={recordId}>
                  {title ?? recordId}
                </RecordLink>
              </>
            )}
          </>
        ) : entryAction === 'view' && recordId === null ? (
          translate('console.chartLog.calendar')
        ) : (
          <RecordLink resource="charts" id={recordId}>
            {title ?? recordId}
          </RecordLink>
        )
      }
      variant="inherit"
    />
  )
  const card = {
    title: action,
    lines: (
      <>
        {translate('resources.chart-log.fields.customer')}: {customer}
        <br />
        {translate('resources.chart-log.fields.actor')}: {actor} ({role})
        <br />
        {translate('resources.chart-log.fields.title')}: {chart}
        <br />
        {translate('resources.chart-log.fields.reason')}:{' '}
        <TextField source="reason" component="span" variant="inherit" emptyText="console.none" />
        <br />
        <DateTimeField source="at" />
      </>
    ),
  }
  return (
    <ListPage sort={{ field: 'at', order: 'DESC' }} filters={filters} empty="console.chartLog.empty">
      <ResponsiveRows card={card} rowClick={false}>
        <DataTable.Col source="at">
          <DateTimeField source="at" />
        </DataTable.Col>
        <DataTable.Col source="actor" disableSort>
          {actor}
        </DataTable.Col>
        <DataTable.Col source="actorRole" disableSort>
          {role}
        </DataTable.Col>
        <DataTable.Col source="action">{action}</DataTable.Col>
        <DataTable.Col source="customer" disableSort>
          {customer}
        </DataTable.Col>
        <DataTable.Col source="title" disableSort>
          {chart}
        </DataTable.Col>
        <DataTable.Col source="reason" disableSort>
          <TextField source="reason" emptyText="console.none" />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}
