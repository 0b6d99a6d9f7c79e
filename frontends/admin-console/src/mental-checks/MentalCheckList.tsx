import { CreateButton, DataTable, FunctionField, NullableBooleanInput, TextInput } from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { CheckStateTag } from './CheckStateTag.tsx'
import { CheckTitle } from './CheckTitle.tsx'
import type { CheckRow } from './types.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '14rem' }} />,
  <NullableBooleanInput
    key="withdrawn"
    source="withdrawn"
    alwaysOn
    nullLabel="console.mentalChecks.state.all"
    trueLabel="console.mentalChecks.state.withdrawn"
    falseLabel="console.mentalChecks.state.offered"
  />,
]

/** Lists the checks in the order in which members see them. */
export function MentalCheckList() {
  const translate = useTranslate()
  const t = (key: 'questionsOf' | 'answersOf', count: number) =>
    translate(`console.mentalChecks.${key}`, { count })
  const version = (
    <FunctionField<CheckRow>
      render={(check) => translate('console.mentalChecks.version', { version: check.version })}
      variant="inherit"
    />
  )
  const card = {
    title: <CheckTitle />,
    tag: <CheckStateTag />,
    lines: (
      <FunctionField<CheckRow>
        render={(check) =>
          [
            translate('console.mentalChecks.version', { version: check.version }),
            t('questionsOf', check.questions),
            t('answersOf', check.answers),
          ].join(' · ')
        }
        variant="inherit"
      />
    ),
  }
  return (
    <ListPage
      sort={{ field: 'displayOrder', order: 'ASC' }}
      filters={filters}
      empty="console.mentalChecks.empty"
      actions={<CreateButton variant="contained" label={translate('console.mentalChecks.create')} />}
    >
      <ResponsiveRows card={card}>
        <DataTable.Col source="titleJa" label="resources.mental-checks.name">
          <CheckTitle />
        </DataTable.Col>
        <DataTable.Col source="state" disableSort>
          <CheckStateTag />
        </DataTable.Col>
        <DataTable.Col source="version">{version}</DataTable.Col>
        <DataTable.NumberCol source="questions" />
        <DataTable.NumberCol source="intervalDays" />
        <DataTable.NumberCol source="answers" />
        <DataTable.NumberCol source="displayOrder" />
        <DataTable.Col source="publishedAt">
          <DateTimeField source="publishedAt" />
        </DataTable.Col>
      </ResponsiveRows>
    </ListPage>
  )
}
