import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findServerMessage } from '../../../lib/api/api-error.ts'
import { sendChatLimits } from '../../../lib/api/limits.gen/send-chat.ts'
import { uploadPicture } from '../api/send-inquiry-message.ts'

const { maxItems: maxPictures } = sendChatLimits.pictureIds

interface Props {
  pictureIds: readonly string[]
  onAdd: (pictureId: string) => void
  onRemove: (pictureId: string) => void
  uploading: boolean
  onUploading: (uploading: boolean) => void
}

/** Adds up to four pictures, which are uploaded when chosen. */
export function PicturePicker({ pictureIds, onAdd, onRemove, uploading, onUploading }: Props) {
  const { t } = useTranslation('support-chat')
  const [refusal, setRefusal] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const isFull = uploading || pictureIds.length >= maxPictures
  const onFiles = async (files: readonly File[]) => {
    setRefusal(null)
    onUploading(true)
    try {
      for (const file of files.slice(0, maxPictures - pictureIds.length))
        onAdd((await uploadPicture(file)).id)
    } catch (error) {
      setRefusal(findServerMessage(error) ?? t('pictureFailed'))
    }
    onUploading(false)
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button
        variant="text"
        startIcon={<AddPhotoAlternateOutlined />}
        disabled={isFull}
        onClick={() => input.current?.click()}
        sx={{ minHeight: 44 }}
      >
        {uploading ? t('uploading') : t('addPicture')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        disabled={isFull}
        onChange={(event) => {
          void onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {pictureIds.map((id, index) => (
        <Chip key={id} label={t('picture', { number: index + 1 })} onDelete={() => onRemove(id)} />
      ))}
      {refusal && (
        <Typography role="alert" color="error" sx={{ width: 1, fontSize: '0.875rem' }}>
          {refusal}
        </Typography>
      )}
    </Box>
  )
}
