import { minValue, NumberInput, regex, SelectInput, TextInput } from 'react-admin'
import { choicesOf } from '../components/choices.ts'
import { maxLength, required } from '../components/text-rules.ts'
import type { ExtraField } from './types.ts'

const longest = maxLength(100)
const name = [required(), longest]
const code = [required(), maxLength(60), regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'console.masterData.codeRule')]

/** The code is chosen once: other services know the row by it. */
export function MasterInputs({ extra, isNew }: { extra: ExtraField | null; isNew: boolean }) {
  return (
    <>
      <TextInput
        source="code"
        readOnly={!isNew}
        validate={isNew ? code : []}
        helperText={isNew ? 'console.masterData.codeHelp' : ''}
        autoComplete="off"
      />
      <TextInput source="nameJa" validate={name} autoComplete="off" />
      <TextInput source="nameEn" validate={name} autoComplete="off" />
      <TextInput source="names.cn" validate={longest} autoComplete="off" />
      <TextInput source="names.tw" validate={longest} autoComplete="off" />
      {extra && (
        <SelectInput
          source={extra.source}
          choices={choicesOf(extra.values, `console.masterData.${extra.source}`)}
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
