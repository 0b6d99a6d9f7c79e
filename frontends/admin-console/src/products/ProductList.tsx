import { CreateButton, DataTable, NullableBooleanInput, TextInput } from 'react-admin'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { YenField } from '../components/YenText.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { FunctionMatrix } from './FunctionMatrix.tsx'
import { ProductName } from './ProductName.tsx'
import { ProductTags } from './ProductTags.tsx'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '14rem' }} />,
  <NullableBooleanInput
    key="withdrawn"
    source="withdrawn"
    alwaysOn
    nullLabel="console.products.state.all"
    trueLabel="console.products.state.withdrawn"
    falseLabel="console.products.state.onSale"
  />,
  <NullableBooleanInput key="rental" source="rental" />,
  <NullableBooleanInput key="hidden" source="hidden" />,
]

const card = { title: <ProductName />, tag: <ProductTags />, lines: <YenField source="price" /> }

/** Lists the products in the order of the plans page, and the functions that each of them unlocks. */
export function ProductList() {
  const translate = useTranslate()
  return (
    <ListPage
      sort={{ field: 'displayOrder', order: 'ASC' }}
      filters={filters}
      empty="console.products.empty"
      actions={<CreateButton variant="contained" label={translate('console.products.create')} />}
    >
      <ResponsiveRows card={card}>
        <DataTable.Col source="name.ja">
          <ProductName />
        </DataTable.Col>
        <DataTable.Col label={false}>
          <ProductTags />
        </DataTable.Col>
        <DataTable.NumberCol source="price" />
        <DataTable.NumberCol source="contracts" />
        <DataTable.NumberCol source="displayOrder" />
      </ResponsiveRows>
      <FunctionMatrix />
    </ListPage>
  )
}
