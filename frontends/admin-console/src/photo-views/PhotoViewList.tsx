import { DataTable, FunctionField, TextInput, useTranslate } from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { PersonLink } from '../components/PersonLink.tsx'
import { Rows } from '../components/Rows.tsx'
import type { PhotoView } from './types.ts'

const filters = [
  <TextInput key="memberId" source="memberId" alwaysOn sx={{ minWidth: '16rem' }} />,
  <TextInput key="viewerId" source="viewerId" />,
]

const member = (
  <FunctionField<PhotoView> render={(view) => <PersonLink person={view.member} />} variant="inherit" />
)
const viewer = (
  <FunctionField<PhotoView> render={(view) => <PersonLink person={view.viewer} />} variant="inherit" />
)

/** Who viewed whose photos. The log can only be read. */
export function PhotoViewList() {
  const translate = useTranslate()
  const role = (
    <FunctionField<PhotoView>
      render={({ viewerRole }) => translate(`console.photoViews.role.${viewerRole ?? 'unknown'}`)}
      variant="inherit"
    />
  )
  const card = {
    title: member,
    lines: (
      <>
        {translate('resources.photo-views.fields.viewer')}: {viewer} ({role})
        <br />
        <DateTimeField source="at" />
      </>
    ),
  }
  return (
    <ListPage sort={{ field: 'at', order: 'DESC' }} filters={filters} empty="console.photoViews.empty">
      <Rows card={card} rowClick={false}>
        <DataTable.Col source="at">
          <DateTimeField source="at" />
        </DataTable.Col>
        <DataTable.Col source="viewer" disableSort>
          {viewer}
        </DataTable.Col>
        <DataTable.Col source="viewerRole" disableSort>
          {role}
        </DataTable.Col>
        <DataTable.Col source="member" disableSort>
          {member}
        </DataTable.Col>
        <DataTable.Col source="resultId" disableSort />
      </Rows>
    </ListPage>
  )
}
