import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useInput, useRecordContext, useTranslate, ValidationError } from 'react-admin'
import { FileChoice } from '../components/FileChoice.tsx'
import { required } from '../components/text-rules.ts'
import { AwardPicture } from './AwardPicture.tsx'
import type { Award } from './award-body.ts'
import { findPictureProblem, PICTURE_TYPES } from './award-checks.ts'

const formats = 'JPEG, PNG, WebP'

/** A picture of this computer, displayed before it is saved. An award that has one keeps it until another is chosen. */
export function PictureInput({ isNew }: { isNew: boolean }) {
  const translate = useTranslate()
  const award = useRecordContext<Award>()
  const [problem, setProblem] = useState<string | null>(null)
  const { field, fieldState } = useInput<string | null>({
    source: 'picture',
    ...(isNew && { validate: required() }),
  })
  const choose = (file: File) => {
    const found = findPictureProblem(file)
    setProblem(found)
    if (found) return
    const reader = new FileReader()
    reader.onload = () => field.onChange(reader.result)
    reader.onerror = () => setProblem('console.awards.notPicture')
    reader.readAsDataURL(file)
  }
  const errorText = fieldState.error?.message
  const address = field.value || award?.pictureUrl
  return (
    <Box sx={{ mb: 1, maxWidth: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('resources.awards.fields.pictureUrl')}
      </Typography>
      {address && <AwardPicture address={address} />}
      <FileChoice
        label={translate('console.awards.pictureFile')}
        accept={PICTURE_TYPES.join()}
        action="console.awards.choosePicture"
        error={problem ? translate(problem, { formats }) : errorText && <ValidationError error={errorText} />}
        onChoose={choose}
      >
        <Typography variant="body2" color="textSecondary">
          {translate('console.awards.pictureHelp', { formats })}
        </Typography>
      </FileChoice>
    </Box>
  )
}
