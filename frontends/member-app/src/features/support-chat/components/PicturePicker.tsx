import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverMessage } from '../../../lib/api/api-error.ts'
import { uploadPicture } from '../api/send-chat.ts'

const MAX_PICTURES = 4

interface Props {
  pictureIds: readonly string[]
  onChange: (pictureIds: string[]) => void
}

/** Up to four pictures, uploaded as they are chosen. */
export function PicturePicker({ pictureIds, onChange }: Props) {
  const { t } = useTranslation('support-chat')
  const [uploading, setUploading] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const add = async (files: readonly File[]) => {
    setRefusal(null)
    setUploading(true)
    const ids = [...pictureIds]
    try {
      for (const file of files.slice(0, MAX_PICTURES - ids.length)) ids.push((await uploadPicture(file)).id)
    } catch (error) {
      setRefusal(serverMessage(error) ?? t('pictureFailed'))
    }
    onChange(ids)
    setUploading(false)
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button
        component="label"
        variant="text"
        startIcon={<AddPhotoAlternateOutlined />}
        disabled={uploading || pictureIds.length >= MAX_PICTURES}
        sx={{ minHeight: 44 }}
      >
        {uploading ? t('uploading') : t('addPicture')}
        <Box
          component="input"
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple
          disabled={uploading || pictureIds.length >= MAX_PICTURES}
          aria-label={t('addPicture')}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
            void add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
          sx={{ position: 'absolute', inset: 0, opacity: 0, width: 1, cursor: 'pointer' }}
        />
      </Button>
      {pictureIds.map((id, index) => (
        <Chip
          key={id}
          label={t('picture', { number: index + 1 })}
          onDelete={() => onChange(pictureIds.filter((other) => other !== id))}
        />
      ))}
      {refusal && (
        <Typography role="alert" color="error" sx={{ width: 1, fontSize: '0.875rem' }}>
          {refusal}
        </Typography>
      )}
    </Box>
  )
}
