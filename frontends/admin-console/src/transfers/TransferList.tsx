import { CreateButton, DataTable, TextField } from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { TransferPeopleSummary } from './TransferPeopleSummary.tsx'
import { TransferStateTag } from './TransferStateTag.tsx'
import { UndoTransferButton } from './UndoTransferButton.tsx'

const card = {
  title: <TransferPeopleSummary />,
  tag: <TransferStateTag />,
  lines: (
    <>
      <DateTimeField source="performedAt" />
      <TextField source="performedBy.username" component="div" variant="inherit" />
    </>
  ),
  actions: <UndoTransferButton />,
}

export function TransferList() {
  return (
    <ListPage
      sort={{ field: 'performedAt', order: 'DESC' }}
      empty="console.transfers.empty"
      actions={<CreateButton variant="contained" label="console.transfers.create" />}
    >
      <ResponsiveRows card={card}>
        <DataTable.Col source="rows" disableSort>
          <TransferPeopleSummary />
        </DataTable.Col>
        <DataTable.Col source="state" disableSort>
          <TransferStateTag />
        </DataTable.Col>
        <DataTable.Col source="performedAt">
          <DateTimeField source="performedAt" />
        </DataTable.Col>
        <DataTable.Col source="performedBy" disableSort>
          <TextField source="performedBy.username" emptyText="console.none" />
        </DataTable.Col>
        <DataTable.Col source="undoUntil">
          <DateTimeField source="undoUntil" />
        </DataTable.Col>
        <DataTable.Col label={false}>
          <UndoTransferButton />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}
