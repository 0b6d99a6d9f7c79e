import { DataTable, NullableBooleanInput, SelectArrayInput, TextField, TextInput } from 'react-admin'
import { DayField } from '../components/DayText.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { toSelectChoices } from '../components/select-choices.ts'
import { contractStatuses } from '../contracts/types.ts'
import { RentalConfirmationButtons } from './RentalConfirmationButtons.tsx'
import { RentalStateTags } from './RentalStateTags.tsx'
import { RentalUserLink } from './RentalUserLink.tsx'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '16rem' }} />,
  <SelectArrayInput
    key="status"
    source="status"
    alwaysOn
    choices={toSelectChoices(contractStatuses, 'console.contracts.status')}
  />,
  <NullableBooleanInput key="isReturnLate" source="isReturnLate" />,
]

const card = {
  title: <RentalUserLink />,
  tag: <RentalStateTags />,
  lines: (
    <>
      <TextField source="productName" component="div" variant="inherit" />
      <DayField source="orderedOn" />
    </>
  ),
  actions: <RentalConfirmationButtons />,
}

/** Lists rented devices, those that have waited longest first. The name links the contract, which has the address. */
export function RentalList() {
  return (
    <ListPage sort={{ field: 'orderedOn', order: 'ASC' }} filters={filters} empty="console.rentals.empty">
      <ResponsiveRows card={card} rowClick={false}>
        <DataTable.Col source="userName" disableSort>
          <RentalUserLink />
        </DataTable.Col>
        <DataTable.Col source="productName" disableSort />
        <DataTable.Col source="status">
          <RentalStateTags />
        </DataTable.Col>
        <DataTable.Col source="orderedOn">
          <DayField source="orderedOn" />
        </DataTable.Col>
        <DataTable.Col source="serialNumber" disableSort>
          <TextField source="serialNumber" emptyText="console.none" />
        </DataTable.Col>
        <DataTable.Col source="returnSince">
          <DayField source="returnSince" />
        </DataTable.Col>
        <DataTable.Col label={false}>
          <RentalConfirmationButtons />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}
