import { DataTable, FunctionField, NullableBooleanInput, TextInput, useLocale } from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { TemplateOwnerTag } from './TemplateOwnerTag.tsx'
import type { TemplateRow } from './template-form-values.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '14rem' }} />,
  <NullableBooleanInput
    key="ours"
    source="ours"
    alwaysOn
    nullLabel="console.chartTemplates.owner.all"
    trueLabel="console.chartTemplates.owner.ours"
    falseLabel="console.chartTemplates.owner.agencies"
  />,
]

/** Shows the name in the language of the console if the template has one. */
function TemplateName() {
  const locale = useLocale()
  return (
    <FunctionField<TemplateRow>
      render={({ name, names }) => names[locale] || name}
      component="span"
      variant="inherit"
    />
  )
}

const card = {
  title: <TemplateName />,
  tag: <TemplateOwnerTag />,
  lines: <DateTimeField source="updatedAt" />,
}

/** Lists all templates: Hibiki's own can be edited, those of agencies only read. */
export function TemplateList() {
  return (
    <ListPage sort={{ field: 'name', order: 'ASC' }} filters={filters} empty="console.chartTemplates.empty">
      <ResponsiveRows card={card}>
        <DataTable.Col source="name">
          <TemplateName />
        </DataTable.Col>
        <DataTable.Col source="agencyCode" label="resources.chart-templates.fields.owner">
          <TemplateOwnerTag />
        </DataTable.Col>
        <DataTable.Col source="items" disableSort>
          <FunctionField<TemplateRow>
            render={({ formats }) => formats.ja?.items.length ?? 0}
            variant="inherit"
          />
        </DataTable.Col>
        <DataTable.Col source="updatedAt">
          <DateTimeField source="updatedAt" />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}
