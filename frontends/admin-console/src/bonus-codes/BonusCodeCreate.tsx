import {
  AutocompleteInput,
  DateInput,
  maxValue,
  minValue,
  NumberInput,
  RadioButtonGroupInput,
  ReferenceInput,
  regex,
  TextInput,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { CreateForm } from '../components/CreateForm.tsx'
import { byText, choicesOf } from '../components/choices.ts'
import { required } from '../components/text-rules.ts'
import { newBonusCode } from './types.ts'

const between = (least: number, most: number) => [required(), minValue(least), maxValue(most)]
const code = regex(/^[\sA-Za-zＡ-Ｚａ-ｚ0-9０-９-]{8,40}$/, 'console.bonusCodes.codeRule')

export function BonusCodeCreate() {
  return (
    <CreateForm
      title="console.bonusCodes.create"
      redirect="show"
      transform={newBonusCode}
      defaultValues={{ kind: 'days', mostUses: 100 }}
    >
      <TextInput source="code" validate={code} helperText="console.bonusCodes.codeHelp" autoComplete="off" />
      <RadioButtonGroupInput
        source="kind"
        choices={choicesOf(['days', 'yen'], 'console.bonusCodes.kind')}
        validate={required()}
      />
      <GiftInputs />
      <NumberInput source="mostUses" min={1} max={1_000_000} step={1} validate={between(1, 1_000_000)} />
      <DateInput source="expiresOn" validate={required()} helperText="console.bonusCodes.expiresHelp" />
    </CreateForm>
  )
}

function GiftInputs() {
  const kind = useWatch<{ kind: string }, 'kind'>({ name: 'kind' })
  if (kind === 'yen')
    return <NumberInput source="yen" min={1} max={1_000_000} step={1} validate={between(1, 1_000_000)} />
  return (
    <>
      <ReferenceInput
        source="productId"
        reference="products"
        sort={{ field: 'displayOrder', order: 'ASC' }}
        filter={{ withdrawn: false }}
      >
        <AutocompleteInput filterToQuery={byText} validate={required()} />
      </ReferenceInput>
      <NumberInput source="days" min={1} max={366} step={1} validate={between(1, 366)} />
    </>
  )
}
