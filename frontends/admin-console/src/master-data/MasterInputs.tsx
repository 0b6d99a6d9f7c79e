import { minValue, NumberInput, regex, SelectInput, TextInput } from 'react-admin'
import { toSelectChoices } from '../components/select-choices.ts'
import { maxLength, required } from '../components/text-validators.ts'
import type { ExtraField } from './types.ts'

const validateLength = maxLength(100)
const nameValidators = [required(), validateLength]
const codeValidators = [
  required(),
  maxLength(60),
  regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'console.masterData.codeRule'),
]

/** Edits a row of master data. Its code cannot change later, because other services refer to it. */
export function MasterInputs({ extra, isNew }: { extra: ExtraField | null; isNew: boolean }) {
  return (
    <>
      <TextInput
        source="code"
        readOnly={!isNew}
        validate={isNew ? codeValidators : []}
        helperText={isNew ? 'console.masterData.codeHelp' : ''}
        autoComplete="off"
      />
      <TextInput source="nameJa" validate={nameValidators} autoComplete="off" />
      <TextInput source="nameEn" validate={nameValidators} autoComplete="off" />
      <TextInput source="names.cn" validate={validateLength} autoComplete="off" />
      <TextInput source="names.tw" validate={validateLength} autoComplete="off" />
      {extra && (
        <SelectInput
          source={extra.source}
          choices={toSelectChoices(extra.values, `console.masterData.${extra.source}`)}
          validate={required()}
        />
      )}
      <NumberInput
        source="displayOrder"
        defaultValue={0}
        min={0}
        max={100_000}
        step={1}
        validate={minValue(0)}
      />
    </>
  )
}
