import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useInput, useRecordContext, ValidationError } from 'react-admin'
import { FilePicker } from '../components/FilePicker.tsx'
import { PICTURE_MIME_TYPES } from '../components/picture-files.rules.ts'
import { required } from '../components/text-validators.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { AwardPicture } from './AwardPicture.tsx'
import { findPictureProblem, type PictureProblem } from './award.rules.ts'
import type { Award } from './award-body.ts'

const PICTURE_FORMATS = 'JPEG, PNG, WebP'

/** Picks a picture file and displays it before it is saved. An existing award keeps its picture until another one is chosen. */
export function PictureInput({ isNew }: { isNew: boolean }) {
  const translate = useTranslate()
  const award = useRecordContext<Award>()
  const [problem, setProblem] = useState<PictureProblem | null>(null)
  const { field, fieldState } = useInput<string | null>({
    source: 'picture',
    ...(isNew && { validate: required() }),
  })
  const onChoose = (file: File) => {
    const newProblem = findPictureProblem(file)
    setProblem(newProblem)
    if (newProblem) return
    const reader = new FileReader()
    reader.onload = () => field.onChange(reader.result)
    reader.onerror = () => setProblem('console.awards.notPicture')
    reader.readAsDataURL(file)
  }
  const errorText = fieldState.error?.message
  const pictureUrl = field.value || award?.pictureUrl
  return (
    <Box sx={{ mb: 1, maxWidth: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('resources.awards.fields.pictureUrl')}
      </Typography>
      {pictureUrl && <AwardPicture url={pictureUrl} />}
      <FilePicker
        label={translate('console.awards.pictureFile')}
        accept={PICTURE_MIME_TYPES.join()}
        actionLabel="console.awards.choosePicture"
        error={
          problem
            ? translate(problem, { formats: PICTURE_FORMATS })
            : errorText && <ValidationError error={errorText} />
        }
        onChoose={onChoose}
      >
        <Typography variant="body2" color="textSecondary">
          {translate('console.awards.pictureHelp', { formats: PICTURE_FORMATS })}
        </Typography>
      </FilePicker>
    </Box>
  )
}
