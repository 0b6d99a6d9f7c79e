import {
  AutocompleteInput,
  DateInput,
  NumberInput,
  RadioButtonGroupInput,
  ReferenceInput,
  regex,
  TextInput,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { createBonusCodeLimits } from '../api/limits.gen/create-bonus-code.ts'
import { CreateForm } from '../components/CreateForm.tsx'
import { toWholeNumberProps } from '../components/limit-validators.ts'
import { toSelectChoices, toTextFilter } from '../components/select-choices.ts'
import { required } from '../components/text-validators.ts'
import { toNewBonusCodeBody } from './types.ts'

const limits = createBonusCodeLimits
const validateCode = regex(/^[\sA-Za-zＡ-Ｚａ-ｚ0-9０-９-]{8,40}$/, 'console.bonusCodes.codeRule')

export function BonusCodeCreate() {
  return (
    <CreateForm
      title="console.bonusCodes.create"
      redirect="show"
      transform={toNewBonusCodeBody}
      defaultValues={{ kind: 'days', mostUses: 100 }}
    >
      <TextInput
        source="code"
        validate={validateCode}
        helperText="console.bonusCodes.codeHelp"
        autoComplete="off"
      />
      <RadioButtonGroupInput
        source="kind"
        choices={toSelectChoices(['days', 'yen'], 'console.bonusCodes.kind')}
        validate={required()}
      />
      <GiftInputs />
      <NumberInput source="mostUses" {...toWholeNumberProps(limits.mostUses)} />
      <DateInput source="expiresOn" validate={required()} helperText="console.bonusCodes.expiresHelp" />
    </CreateForm>
  )
}

function GiftInputs() {
  const kind = useWatch<{ kind: string }, 'kind'>({ name: 'kind' })
  if (kind === 'yen') return <NumberInput source="yen" {...toWholeNumberProps(limits.yen)} />
  return (
    <>
      <ReferenceInput
        source="productId"
        reference="products"
        sort={{ field: 'displayOrder', order: 'ASC' }}
        filter={{ withdrawn: false }}
      >
        <AutocompleteInput filterToQuery={toTextFilter} validate={required()} />
      </ReferenceInput>
      <NumberInput source="days" {...toWholeNumberProps(limits.days)} />
    </>
  )
}
