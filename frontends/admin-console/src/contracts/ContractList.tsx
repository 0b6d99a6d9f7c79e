import {
  AutocompleteInput,
  CreateButton,
  DataTable,
  NullableBooleanInput,
  ReferenceInput,
  SelectArrayInput,
  TextField,
  TextInput,
} from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { DayField } from '../components/DayText.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { toSelectChoices, toTextFilter } from '../components/select-choices.ts'
import { YenField } from '../components/YenText.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { ContractKindTags } from './ContractKindTags.tsx'
import { ContractPeople } from './ContractPeople.tsx'
import { ContractStatusTag } from './ContractStatusTag.tsx'
import { contractStatuses } from './types.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '14rem' }} />,
  <SelectArrayInput
    key="status"
    source="status"
    alwaysOn
    choices={toSelectChoices(contractStatuses, 'console.contracts.status')}
  />,
  <ReferenceInput
    key="productId"
    source="productId"
    reference="products"
    sort={{ field: 'displayOrder', order: 'ASC' }}
  >
    <AutocompleteInput filterToQuery={toTextFilter} sx={{ minWidth: '14rem' }} />
  </ReferenceInput>,
  <ReferenceInput key="contractorId" source="contractorId" reference="members">
    <AutocompleteInput optionText="username" filterToQuery={toTextFilter} sx={{ minWidth: '14rem' }} />
  </ReferenceInput>,
  <ReferenceInput key="userId" source="userId" reference="members">
    <AutocompleteInput optionText="username" filterToQuery={toTextFilter} sx={{ minWidth: '14rem' }} />
  </ReferenceInput>,
  <TextInput key="agencyCode" source="agencyCode" inputMode="numeric" />,
  <NullableBooleanInput key="rental" source="rental" />,
  <NullableBooleanInput key="invoiced" source="invoiced" />,
]

const card = {
  title: <ContractPeople />,
  tag: <ContractStatusTag />,
  lines: (
    <>
      <TextField source="productName" variant="inherit" /> · <YenField source="unitPrice" />
      <br />
      <DateTimeField source="orderedAt" />
    </>
  ),
}

export function ContractList() {
  const translate = useTranslate()
  return (
    <ListPage
      sort={{ field: 'orderedAt', order: 'DESC' }}
      filters={filters}
      empty="console.contracts.empty"
      actions={<CreateButton variant="contained" label={translate('console.contracts.create')} />}
    >
      <ResponsiveRows card={card}>
        <DataTable.Col source="userName">
          <ContractPeople />
        </DataTable.Col>
        <DataTable.Col source="productName" />
        <DataTable.Col label={false}>
          <ContractKindTags />
        </DataTable.Col>
        <DataTable.Col source="status">
          <ContractStatusTag />
        </DataTable.Col>
        <DataTable.NumberCol source="unitPrice" />
        <DataTable.Col source="nextChargeOn">
          <DayField source="nextChargeOn" />
        </DataTable.Col>
        <DataTable.Col source="orderedAt">
          <DateTimeField source="orderedAt" />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}
