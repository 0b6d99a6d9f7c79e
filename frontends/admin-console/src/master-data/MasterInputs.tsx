import { NumberInput, SelectInput, TextInput } from 'react-admin'
import { createTagLimits } from '../api/limits.gen/create-tag.ts'
import { toRequiredValidators, toValidators, toWholeNumberProps } from '../components/limit-validators.ts'
import { toSelectChoices } from '../components/select-choices.ts'
import { required } from '../components/text-validators.ts'
import type { ExtraField } from './types.ts'

/** Every kind of master data has the limits of tags. */
const limits = createTagLimits
const nameValidators = toValidators(limits['names.cn'])
const requiredNameValidators = toRequiredValidators(limits.nameJa)
const codeValidators = toRequiredValidators(limits.code, 'console.masterData.codeRule')

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
      <TextInput source="nameJa" validate={requiredNameValidators} autoComplete="off" />
      <TextInput source="nameEn" validate={requiredNameValidators} autoComplete="off" />
      <TextInput source="names.cn" validate={nameValidators} autoComplete="off" />
      <TextInput source="names.tw" validate={nameValidators} autoComplete="off" />
      {extra && (
        <SelectInput
          source={extra.source}
          choices={toSelectChoices(extra.values, `console.masterData.${extra.source}`)}
          validate={required()}
        />
      )}
      <NumberInput source="displayOrder" defaultValue={0} {...toWholeNumberProps(limits.displayOrder)} />
    </>
  )
}
