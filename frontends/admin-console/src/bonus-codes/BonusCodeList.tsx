import { CreateButton, DataTable, FunctionField, SelectInput, TextField, TextInput } from 'react-admin'
import { DayField } from '../components/DayText.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { toSelectChoices } from '../components/select-choices.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { BonusCodeGift } from './BonusCodeGift.tsx'
import { BonusCodeStateTag } from './BonusCodeStateTag.tsx'
import { StopBonusCodeButton } from './StopBonusCodeButton.tsx'
import { type BonusCode, bonusCodeStates } from './types.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '14rem' }} />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={toSelectChoices(bonusCodeStates, 'console.bonusCodes.state')}
  />,
]

const uses = (
  <FunctionField<BonusCode>
    render={({ uses: count, mostUses }) => `${count.toLocaleString()} / ${mostUses.toLocaleString()}`}
    variant="inherit"
  />
)

const card = {
  title: <TextField source="code" component="span" variant="inherit" />,
  tag: <BonusCodeStateTag />,
  lines: (
    <>
      <BonusCodeGift />
      <br />
      {uses} · <DayField source="expiresOn" />
    </>
  ),
}

export function BonusCodeList() {
  const translate = useTranslate()
  return (
    <ListPage
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      empty="console.bonusCodes.empty"
      actions={<CreateButton variant="contained" label={translate('console.bonusCodes.create')} />}
    >
      <ResponsiveRows card={card}>
        <DataTable.Col source="code" />
        <DataTable.Col source="gift" disableSort>
          <BonusCodeGift />
        </DataTable.Col>
        <DataTable.Col source="uses">{uses}</DataTable.Col>
        <DataTable.Col source="expiresOn">
          <DayField source="expiresOn" />
        </DataTable.Col>
        <DataTable.Col source="state">
          <BonusCodeStateTag />
        </DataTable.Col>
        <DataTable.Col label={false}>
          <StopBonusCodeButton />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}
