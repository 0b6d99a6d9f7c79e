import { DataTable, FunctionField, TextInput } from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { MemberLink } from '../components/MemberLink.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { PhotoViewLogEntry } from './types.ts'

const filters = [
  <TextInput key="memberId" source="memberId" alwaysOn sx={{ minWidth: '16rem' }} />,
  <TextInput key="viewerId" source="viewerId" />,
]

const member = (
  <FunctionField<PhotoViewLogEntry>
    render={(view) => <MemberLink member={view.member} />}
    variant="inherit"
  />
)
const viewer = (
  <FunctionField<PhotoViewLogEntry>
    render={(view) => <MemberLink member={view.viewer} />}
    variant="inherit"
  />
)

/** Lists who viewed whose photos; the log is read-only. */
export function PhotoViewList() {
  const translate = useTranslate()
  const role = (
    <FunctionField<PhotoViewLogEntry>
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
      <ResponsiveRows card={card} rowClick={false}>
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
      </ResponsiveRows>
    </ListPage>
  )
}
