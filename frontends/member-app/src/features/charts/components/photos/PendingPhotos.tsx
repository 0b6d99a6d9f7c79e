import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { MAX_PHOTOS } from '../../photo.rules.ts'
import type { PhotoUpload } from '../../photo-queue.ts'
import { PhotoInputs } from './PhotoInputs.tsx'
import { LocalPicture, PhotoGrid, PhotoTile } from './PhotoTile.tsx'

interface Props {
  photos: readonly PhotoUpload[]
  onAdd: (photos: readonly Blob[]) => void
  onTakeBack: (photo: PhotoUpload) => void
}

/** The photos of a record that does not exist yet; they are sent after it. */
export function PendingPhotos({ photos, onAdd, onTakeBack }: Props) {
  const { t } = useTranslation('charts')
  return (
    <Box component="section" aria-label={t('photos.title')} sx={{ mt: 4 }}>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        {t('photos.title')}
      </Typography>
      {photos.length > 0 && (
        <>
          <PhotoGrid>
            {photos.map((photo, index) => (
              <PhotoTile
                key={photo.key}
                picture={
                  <LocalPicture url={photo.url} name={`${t('photos.title')} ${index + 1}`} isPale={false} />
                }
                caption={
                  <Button
                    size="small"
                    onClick={() => onTakeBack(photo)}
                    aria-label={`${t('photos.takeBack')} ${index + 1}`}
                  >
                    {t('photos.takeBack')}
                  </Button>
                }
              />
            ))}
          </PhotoGrid>
          <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
            {t('photos.pendingHint')}
          </Typography>
        </>
      )}
      <PhotoInputs left={MAX_PHOTOS - photos.length} onPhotos={onAdd} />
    </Box>
  )
}
