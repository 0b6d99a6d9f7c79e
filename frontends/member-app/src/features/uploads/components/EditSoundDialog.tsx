import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { $api } from '../../../lib/api/queries.ts'
import { toSoundDescriptionBody } from '../api/to-sound-description-body.ts'
import { useInvalidateStoredSounds } from '../api/use-stored-sounds.ts'
import type { UploadFieldOptions } from '../api/use-upload-field-options.ts'
import { fieldsByKind, isDraftComplete } from '../draft.rules.ts'
import { findPlanCode, type StoredSound, toUploadDraft } from '../stored-sound.ts'
import { toFailureReason, toFieldErrors } from '../transfer/failure.rules.ts'
import { UploadFormField } from './UploadFormField.tsx'

interface Props {
  sound: StoredSound
  choices: UploadFieldOptions
  onClose: () => void
}

/** Edits the description of a nature or Kanade sound; its file stays. */
export function EditSoundDialog({ sound, choices, onClose }: Props) {
  const { t } = useTranslation(['uploads', 'common'])
  const id = useId()
  const alert = useAlert()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const [draft, setDraft] = useState(() => toUploadDraft(sound))
  const onSettled = useInvalidateStoredSounds()
  const update = $api.useMutation('post', '/upload/sound-dmv-update', { onSettled })
  const planCode = findPlanCode(sound)
  const kind = planCode === '03' ? 'kanade' : 'sound'
  const errors = toFieldErrors(update.error)

  const save = () =>
    planCode &&
    update.mutate(
      { body: { id: sound.id, ...toSoundDescriptionBody(draft, planCode) } },
      {
        onSuccess: () => {
          onClose()
          alert({ text: t('edit.done') })
        },
        onError: (error) => {
          const reason = toFailureReason(error, t('common:unreachable'))
          if (reason !== null) alert({ title: t('edit.failed'), text: reason })
        },
      },
    )

  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={isPhone} onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} variant="h2" sx={{ pb: 1 }}>
        {t('edit.title')}
      </DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 3, pt: 1 }}>
          {fieldsByKind[kind]
            .filter(({ name }) => name !== 'file')
            .map(({ name, required }) => (
              <UploadFormField
                key={name}
                name={name}
                required={required}
                draft={draft}
                choices={choices}
                error={errors[name]}
                onChange={setDraft}
                onFile={() => {}}
              />
            ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, gap: 1 }}>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button
          variant="contained"
          disabled={update.isPending || !isDraftComplete(kind, draft, 'file')}
          onClick={save}
        >
          {t('edit.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
