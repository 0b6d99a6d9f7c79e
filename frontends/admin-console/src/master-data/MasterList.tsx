import { CreateButton, DataTable, FunctionField, TextField, TextInput } from 'react-admin'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { Tag } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { MoveButtons } from './MoveButtons.tsx'
import { type ExtraField, getMasterName, type MasterRow } from './types.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '16rem' }} />,
]

/** Lists one kind of master data in the order in which forms offer it. */
export function MasterList({ extra }: { extra: ExtraField | null }) {
  const translate = useTranslate()
  const extraTag = extra && (
    <FunctionField<MasterRow>
      render={(row) => {
        const value = row[extra.source] ?? ''
        return <Tag>{translate(`console.masterData.${extra.source}.${value}`, { defaultValue: value })}</Tag>
      }}
    />
  )
  const card = {
    title: <FunctionField<MasterRow> render={getMasterName} component="span" variant="inherit" />,
    tag: extraTag,
    lines: (
      <>
        <TextField source="code" component="div" variant="inherit" />
        <FunctionField<MasterRow>
          render={({ usedBy }) => translate('console.masterData.usedBy', { count: usedBy })}
          variant="inherit"
        />
      </>
    ),
    actions: <MoveButtons />,
  }
  return (
    <ListPage
      sort={{ field: 'displayOrder', order: 'ASC' }}
      filters={filters}
      empty="console.masterData.empty"
      actions={<CreateButton variant="contained" />}
    >
      <ResponsiveRows card={card} rowClick="edit">
        <DataTable.Col source="nameJa" />
        <DataTable.Col source="nameEn" />
        {extra && (
          <DataTable.Col source={extra.source} disableSort>
            {extraTag}
          </DataTable.Col>
        )}
        <DataTable.Col source="code" />
        <DataTable.NumberCol source="usedBy" />
        <DataTable.NumberCol source="displayOrder" />
        <DataTable.Col label={false}>
          <MoveButtons />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}
