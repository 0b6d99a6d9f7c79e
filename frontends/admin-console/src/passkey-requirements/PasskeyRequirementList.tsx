import Box from '@mui/material/Box'
import { DataTable, NumberField, TextField, useRecordContext } from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { DayField } from '../components/DayText.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { LiftRequirementButton } from './LiftRequirementButton.tsx'
import { RequirementFirstDay } from './RequirementFirstDay.tsx'
import { SetRequirementButton } from './SetRequirementButton.tsx'
import type { PasskeyRequirement } from './types.ts'

const card = {
  title: <RoleName />,
  tag: <RequirementFirstDay />,
  lines: <PasskeyShare />,
  actions: <Actions />,
}

/** Lists every role with the day from which it must log in by a passkey. */
export function PasskeyRequirementList() {
  return (
    <ListPage sort={{ field: 'id', order: 'ASC' }} empty="console.passkeyRequirements.empty">
      <ResponsiveRows card={card} rowClick={false}>
        <DataTable.Col source="id">
          <RoleName />
        </DataTable.Col>
        <DataTable.Col source="firstDay">
          <DayField source="firstDay" />
        </DataTable.Col>
        <DataTable.NumberCol source="accounts">
          <NumberField source="accounts" />
        </DataTable.NumberCol>
        <DataTable.NumberCol source="accountsWithPasskey" disableSort>
          <NumberField source="accountsWithPasskey" />
        </DataTable.NumberCol>
        <DataTable.Col source="setBy" disableSort>
          <TextField source="setBy.username" emptyText="console.none" />
        </DataTable.Col>
        <DataTable.Col source="setAt" disableSort>
          <DateTimeField source="setAt" />
        </DataTable.Col>
        <DataTable.Col label={false}>
          <Actions />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}

function RoleName() {
  const requirement = useRecordContext<PasskeyRequirement>()
  const translate = useTranslate()
  return requirement ? translate(`console.role.${requirement.id}`) : null
}

function PasskeyShare() {
  const requirement = useRecordContext<PasskeyRequirement>()
  const translate = useTranslate()
  if (!requirement) return null
  const { accounts, accountsWithPasskey } = requirement
  return translate('console.passkeyRequirements.share', { accounts, withPasskey: accountsWithPasskey })
}

function Actions() {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
      <SetRequirementButton />
      <LiftRequirementButton />
    </Box>
  )
}
