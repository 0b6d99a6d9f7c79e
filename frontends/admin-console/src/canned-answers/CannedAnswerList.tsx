import { CreateButton, DataTable, TextField, TextInput } from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { useTranslate } from '../i18n/use-translate.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '14rem' }} />,
]

const card = {
  title: <TextField source="title" component="span" variant="inherit" />,
  lines: <DateTimeField source="updatedAt" />,
}

export function CannedAnswerList() {
  const translate = useTranslate()
  return (
    <ListPage
      sort={{ field: 'title', order: 'ASC' }}
      filters={filters}
      empty="console.cannedAnswers.empty"
      actions={<CreateButton variant="contained" label={translate('console.cannedAnswers.create')} />}
    >
      <ResponsiveRows card={card} rowClick="edit">
        <DataTable.Col source="title" />
        <DataTable.Col source="updatedAt">
          <DateTimeField source="updatedAt" />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}
