import Box from '@mui/material/Box'
import { CreateButton, DataTable, TextField, TextInput, useRecordContext } from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { DayField } from '../components/DayText.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { AwardVisibilityTag } from './AwardVisibilityTag.tsx'
import type { Award } from './award-body.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '14rem' }} />,
]

const card = {
  title: <TextField source="title" component="span" variant="inherit" />,
  tag: <AwardVisibilityTag />,
  lines: <DayField source="day" />,
}

/** Lists awards and articles in the order of the home page. */
export function AwardList() {
  const translate = useTranslate()
  return (
    <ListPage
      sort={{ field: 'order', order: 'ASC' }}
      filters={filters}
      empty="console.awards.empty"
      actions={<CreateButton variant="contained" label={translate('console.awards.create')} />}
    >
      <ResponsiveRows card={card}>
        <DataTable.Col source="pictureUrl" disableSort>
          <Thumbnail />
        </DataTable.Col>
        <DataTable.Col source="title" />
        <DataTable.Col source="day">
          <DayField source="day" />
        </DataTable.Col>
        <DataTable.NumberCol source="order" />
        <DataTable.Col source="visible">
          <AwardVisibilityTag />
        </DataTable.Col>
        <DataTable.Col source="updatedAt">
          <DateTimeField source="updatedAt" />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}

/** The image has no alternative text because the title stands beside it. */
function Thumbnail() {
  const award = useRecordContext<Award>()
  return (
    <Box
      component="img"
      src={award?.pictureUrl}
      alt=""
      loading="lazy"
      sx={{ display: 'block', width: 72, height: 48, objectFit: 'cover', borderRadius: 0.5 }}
    />
  )
}
