import { CreateButton, DataTable, TextField, TextInput } from 'react-admin'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { useTranslate } from '../i18n/use-translate.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '14rem' }} />,
]

const card = {
  title: <TextField source="name" component="span" variant="inherit" />,
  lines: <TextField source="agencyName" variant="inherit" />,
}

export function EnterpriseRoomList() {
  const translate = useTranslate()
  return (
    <ListPage
      sort={{ field: 'agencyName', order: 'ASC' }}
      filters={filters}
      empty="console.rooms.noRooms"
      actions={<CreateButton variant="contained" label={translate('console.rooms.createRoom')} />}
    >
      <ResponsiveRows card={card} rowClick="edit">
        <DataTable.Col source="agencyName" />
        <DataTable.Col source="name" />
        <DataTable.NumberCol source="sections" />
      </ResponsiveRows>
    </ListPage>
  )
}
