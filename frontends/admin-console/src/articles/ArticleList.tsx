import { DataTable, FunctionField, SelectInput, TextField, TextInput } from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { toSelectChoices } from '../components/select-choices.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { type Article, articleCategories } from './types.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '14rem' }} />,
  <SelectInput
    key="category"
    source="category"
    alwaysOn
    choices={toSelectChoices(articleCategories, 'console.articles.category')}
  />,
]

function Category() {
  const translate = useTranslate()
  return (
    <FunctionField<Article>
      variant="inherit"
      render={({ category }) => translate(`console.articles.category.${category}`)}
    />
  )
}

const card = {
  title: <TextField source="title" component="span" variant="inherit" />,
  lines: <Category />,
}

export function ArticleList() {
  return (
    <ListPage sort={{ field: 'category', order: 'ASC' }} filters={filters} empty="console.articles.empty">
      <ResponsiveRows card={card} rowClick="edit">
        <DataTable.Col source="title" />
        <DataTable.Col source="category">
          <Category />
        </DataTable.Col>
        <DataTable.Col source="version" />
        <DataTable.Col source="updatedAt">
          <DateTimeField source="updatedAt" />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}
