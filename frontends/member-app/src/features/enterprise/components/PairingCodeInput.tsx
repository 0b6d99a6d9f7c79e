import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { createCharacterLimitProps } from '../../../lib/character-limit-props.ts'

type Props = Omit<ComponentProps<typeof TextInput>, 'label'> & { maxLength: number }

/** Takes the code that a device or a board shows. */
export function PairingCodeInput({ maxLength, ...field }: Props) {
  const { t } = useTranslation('enterprise')
  return (
    <TextInput
      {...field}
      label={t('pair.code')}
      required
      autoComplete="off"
      inputProps={{
        ...createCharacterLimitProps(maxLength),
        autoCapitalize: 'characters',
        spellCheck: false,
      }}
    />
  )
}
