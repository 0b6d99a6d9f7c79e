import {
  DataTable,
  FunctionField,
  NullableBooleanInput,
  SelectInput,
  TextField,
  TextInput,
} from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { DotSeparatedItems } from '../components/DotSeparatedItems.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { toSelectChoices } from '../components/select-choices.ts'
import { InquiryTags } from './InquiryTags.tsx'
import type { InquiryRow } from './types.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '14rem' }} />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={toSelectChoices(['open', 'closed'], 'console.inquiries.state')}
  />,
  <SelectInput
    key="assigned"
    source="assigned"
    alwaysOn
    choices={toSelectChoices(['mine', 'nobody'], 'console.inquiries.assigned')}
  />,
  <NullableBooleanInput key="waiting" source="waiting" />,
]

const memberAndType = (
  <FunctionField<InquiryRow>
    variant="inherit"
    render={({ memberName, type }) => <DotSeparatedItems items={[memberName, type]} />}
  />
)

const card = {
  title: <TextField source="subject" component="span" variant="inherit" />,
  tag: <InquiryTags />,
  lines: (
    <>
      {memberAndType}
      <br />
      <DateTimeField source="lastMessageAt" />
    </>
  ),
}

/** Lists inquiries like a queue: the one that has waited longest comes first. */
export function InquiryList() {
  return (
    <ListPage
      sort={{ field: 'waitingSince', order: 'ASC' }}
      filters={filters}
      empty="console.inquiries.empty"
    >
      <ResponsiveRows card={card}>
        <DataTable.Col source="subject" />
        <DataTable.Col source="memberName" />
        <DataTable.Col source="type" disableSort />
        <DataTable.Col source="state" disableSort>
          <InquiryTags />
        </DataTable.Col>
        <DataTable.Col source="waitingSince">
          <DateTimeField source="waitingSince" />
        </DataTable.Col>
        <DataTable.Col source="staffName" />
        <DataTable.Col source="lastMessageAt">
          <DateTimeField source="lastMessageAt" />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}
