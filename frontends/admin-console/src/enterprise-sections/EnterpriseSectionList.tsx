import { CreateButton, DataTable, TextField, TextInput } from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { ReleaseDeviceButton } from './ReleaseDeviceButton.tsx'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '14rem' }} />,
]

const card = {
  title: <TextField source="name" component="span" variant="inherit" />,
  lines: (
    <>
      <TextField source="agencyName" variant="inherit" /> · <TextField source="roomName" variant="inherit" />
    </>
  ),
}

export function EnterpriseSectionList() {
  const translate = useTranslate()
  return (
    <ListPage
      sort={{ field: 'agencyName', order: 'ASC' }}
      filters={filters}
      empty="console.rooms.noSections"
      actions={<CreateButton variant="contained" label={translate('console.rooms.createSection')} />}
    >
      <ResponsiveRows card={card} rowClick="edit">
        <DataTable.Col source="agencyName" />
        <DataTable.Col source="roomName" />
        <DataTable.Col source="name" />
        <DataTable.NumberCol source="sounds" />
        <DataTable.Col source="deviceName" disableSort />
        <DataTable.Col source="seenAt">
          <DateTimeField source="seenAt" />
        </DataTable.Col>
        <DataTable.Col label={false}>
          <ReleaseDeviceButton />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}
