import { isBlankText } from '@hibiki/text'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { limitCharacters } from '../../../lib/limit-characters.ts'
import type { Choices } from '../api/use-choices.ts'
import { type Draft, type FieldName, isSoundFile, toTitle } from '../draft.rules.ts'
import { ChoiceInput } from './ChoiceInput.tsx'
import { FileField } from './FileField.tsx'
import { ManyChoices } from './ManyChoices.tsx'

interface Props {
  name: FieldName
  required: boolean
  draft: Draft
  choices: Choices
  error: string | undefined
  onChange: (draft: Draft) => void
  onFile: (file: File) => void
}

/** Renders one field of the form by its name. */
export function DraftField({ name, required, draft, choices, error, onChange, onFile }: Props) {
  const { t } = useTranslation('uploads')
  const label = t(`fields.${name}`)
  const setField = (value: Draft[FieldName]) => onChange({ ...draft, [name]: value })
  const toNumbered = (count: number, texts: string) =>
    Array.from({ length: count }, (_, at) => ({ id: `${at + 1}`, name: t(`${texts}.${at + 1}`) }))
  const choice = { label, error, onChange: setField }
  switch (name) {
    case 'file': {
      const wrong = draft.file && !isSoundFile(draft.file) ? t('file.wrong') : undefined
      return <FileField file={draft.file} error={error ?? wrong} onChoose={onFile} />
    }
    case 'course':
      return <ChoiceInput {...choice} value={draft.course} options={toNumbered(2, 'courses')} />
    case 'cluster':
      return <ChoiceInput {...choice} value={draft.cluster} options={toNumbered(4, 'clusters')} />
    case 'genre':
      return <ChoiceInput {...choice} value={draft.genre} options={choices.genres} />
    case 'country':
      return <ChoiceInput {...choice} value={draft.country} options={choices.countries} />
    case 'purpose':
      return <ChoiceInput {...choice} value={draft.purpose} groups={choices.purposes} />
    case 'tags':
      return <ManyChoices {...choice} chosen={draft.tags} options={choices.tags} />
    case 'bodyParts': {
      const parts = (['eyes', 'mouth'] as const).map((id) => ({ id, name: t(`bodyPart.${id}`) }))
      return <ManyChoices {...choice} chosen={draft.bodyParts} options={parts} />
    }
    case 'experience':
    case 'withMusic':
      return (
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', minHeight: 44, ml: -1.25 }}>
          <Checkbox checked={draft[name]} onChange={(_, checked) => setField(checked)} />
          {label}
        </Box>
      )
    default: {
      const hint = required ? findRequiredHint(name, t) : findOptionalHint(name, draft, t)
      return (
        <TextInput
          label={required ? label : t('optional', { label })}
          value={draft[name]}
          onChange={(event) => setField(event.target.value)}
          inputProps={limitCharacters(name === 'effects' ? 1000 : 200)}
          required={required}
          autoComplete="off"
          error={error}
          {...(hint && { hint })}
        />
      )
    }
  }
}

type Say = TFunction<'uploads'>

const findRequiredHint = (name: FieldName, t: Say) => (name === 'effects' ? t('hints.effects') : undefined)

/** Shows the title that the server uses when none is given. */
const findOptionalHint = (name: FieldName, { file, title }: Draft, t: Say) =>
  name === 'title' && file && isBlankText(title) ? t('hints.title', { title: toTitle(file.name) }) : undefined
