import { useTranslation } from 'react-i18next'
import { createCharacterLimitProps } from '../../../lib/character-limit-props.ts'
import { TextInput } from '../TextInput.tsx'
import type { FieldProps } from '../use-api-form.ts'

interface Props {
  field: FieldProps
  onReadingBlur: () => void
  maxLength: number
}

/** The field for the reading of the name above it, which `useNameReading` proposes there. */
export function NameReadingInput({ field, onReadingBlur, maxLength }: Props) {
  const { t } = useTranslation('common')
  return (
    <TextInput
      {...field}
      onBlur={(event) => {
        onReadingBlur()
        return field.onBlur(event)
      }}
      label={t('nameReading.label')}
      hint={t('nameReading.hint')}
      autoComplete="off"
      inputProps={createCharacterLimitProps(maxLength)}
    />
  )
}
