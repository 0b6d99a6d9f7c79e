import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined'
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ChangeEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../../components/alert/alert-context.ts'
import { downscalePhoto } from './downscale-photo.ts'

interface Props {
  /** How many photos may still be added. */
  left: number
  onPhotos: (photos: readonly Blob[]) => void
}

/** The types make phones convert photos of their own format. */
const accept = 'image/jpeg,image/png'

/** Takes photos with the camera of a phone, or chooses those that the device has. */
export function PhotoInputs({ left, onPhotos }: Props) {
  const { t } = useTranslation('charts')
  const alert = useAlert()
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const onChange = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])]
    // The same file can be chosen again after it was taken back.
    target.value = ''
    let hasUnreadable = false
    // A decoded photo takes dozens of megabytes, so one is decoded after the other.
    for (const file of chosen.slice(0, left)) {
      try {
        onPhotos([await downscalePhoto(file)])
      } catch {
        hasUnreadable = true
      }
    }
    if (hasUnreadable) alert({ text: t('photos.unreadable') })
    else if (chosen.length > left) alert({ text: t('photos.tooMany') })
  }
  if (left <= 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('photos.full')}
      </Typography>
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, displayPrint: 'none' }}>
      <Box sx={{ display: 'none', '@media (pointer: coarse)': { display: 'block' } }}>
        <Button
          variant="outlined"
          startIcon={<PhotoCameraOutlined />}
          onClick={() => camera.current?.click()}
        >
          {t('photos.take')}
        </Button>
      </Box>
      <Button
        variant="outlined"
        startIcon={<AddPhotoAlternateOutlined />}
        onClick={() => files.current?.click()}
      >
        {t('photos.choose')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('photos.limit')}
      </Typography>
      <input
        ref={camera}
        type="file"
        accept={accept}
        capture="environment"
        hidden
        aria-label={t('photos.take')}
        onChange={onChange}
      />
      <input
        ref={files}
        type="file"
        accept={accept}
        multiple
        hidden
        aria-label={t('photos.choose')}
        onChange={onChange}
      />
    </Box>
  )
}
