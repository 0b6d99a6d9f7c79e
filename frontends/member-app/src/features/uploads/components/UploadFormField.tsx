import { isBlankText } from '@hibiki/text'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { uploadEnterpriseSoundLimits } from '../../../lib/api/limits.gen/upload-enterprise-sound.ts'
import { uploadSoundLimits } from '../../../lib/api/limits.gen/upload-sound.ts'
import { uploadSoundTherapySoundLimits } from '../../../lib/api/limits.gen/upload-sound-therapy-sound.ts'
import { createCharacterLimitProps } from '../../../lib/character-limit-props.ts'
import type { UploadFieldOptions } from '../api/use-upload-field-options.ts'
import { isMp3File, toDefaultTitle, type UploadDraft, type UploadFieldName } from '../draft.rules.ts'
import { MultiChoiceField } from './MultiChoiceField.tsx'
import { RequiredSelect } from './RequiredSelect.tsx'
import { SoundFileField } from './SoundFileField.tsx'

interface Props {
  name: UploadFieldName
  required: boolean
  draft: UploadDraft
  choices: UploadFieldOptions
  error: string | undefined
  onChange: (draft: UploadDraft) => void
  onFile: (file: File) => void
}

const limits = {
  ...uploadSoundLimits,
  ...uploadSoundTherapySoundLimits,
  agency: uploadEnterpriseSoundLimits.enterpriseAgencyId,
  room: uploadEnterpriseSoundLimits.roomId,
  section: uploadEnterpriseSoundLimits.roomSectionId,
}

/** Renders one field of the form by its name. */
export function UploadFormField({ name, required, draft, choices, error, onChange, onFile }: Props) {
  const { t } = useTranslation('uploads')
  const label = t(`fields.${name}`)
  const setField = (value: UploadDraft[UploadFieldName]) => onChange({ ...draft, [name]: value })
  const toNumbered = (count: number, texts: 'courses' | 'clusters') =>
    Array.from({ length: count }, (_, at) => ({
      id: `${at + 1}`,
      name: t(`${texts}.${at + 1}`, { defaultValue: '' }),
    }))
  const choice = { label, error, onChange: setField }
  switch (name) {
    case 'file': {
      const wrong = draft.file && !isMp3File(draft.file) ? t('file.wrong') : undefined
      return <SoundFileField file={draft.file} error={error ?? wrong} onChoose={onFile} />
    }
    case 'course':
      return <RequiredSelect {...choice} value={draft.course} options={toNumbered(2, 'courses')} />
    case 'cluster':
      return <RequiredSelect {...choice} value={draft.cluster} options={toNumbered(4, 'clusters')} />
    case 'genre':
      return <RequiredSelect {...choice} value={draft.genre} options={choices.genres} />
    case 'country':
      return <RequiredSelect {...choice} value={draft.country} options={choices.countries} />
    case 'purpose':
      return <RequiredSelect {...choice} value={draft.purpose} groups={choices.purposes} />
    case 'tags':
      return <MultiChoiceField {...choice} chosen={draft.tags} options={choices.tags} />
    case 'bodyParts': {
      const parts = (['eyes', 'mouth'] as const).map((id) => ({ id, name: t(`bodyPart.${id}`) }))
      return <MultiChoiceField {...choice} chosen={draft.bodyParts} options={parts} />
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
          inputProps={createCharacterLimitProps(limits[name].maxLength)}
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

const findRequiredHint = (name: UploadFieldName, t: Say) =>
  name === 'effects' ? t('hints.effects') : undefined

/** Shows the title that the server uses when none is given. */
const findOptionalHint = (name: UploadFieldName, { file, title }: UploadDraft, t: Say) =>
  name === 'title' && file && isBlankText(title)
    ? t('hints.title', { title: toDefaultTitle(file.name) })
    : undefined
