import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_PHOTOS } from '../../photo.rules.ts'
import { PhotoInputs } from './PhotoInputs.tsx'
import { LocalPicture, PhotoGrid, PhotoTile } from './PhotoTile.tsx'

interface Props {
  photos: readonly Blob[]
  /** Receives a change of the photos, because one may be taken back while another is still being read. */
  onChange: (change: (photos: readonly Blob[]) => readonly Blob[]) => void
}

/** The photos of a record that does not exist yet; they are sent after it. */
export function PendingPhotos({ photos, onChange }: Props) {
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
              <PendingPhoto
                // biome-ignore lint/suspicious/noArrayIndexKey: a photo has no other name until it is sent
                key={`${index} ${photo.size}`}
                photo={photo}
                number={index + 1}
                onTakeBack={() => onChange((known) => known.filter((other) => other !== photo))}
              />
            ))}
          </PhotoGrid>
          <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
            {t('photos.pendingHint')}
          </Typography>
        </>
      )}
      <PhotoInputs
        left={MAX_PHOTOS - photos.length}
        onPhotos={(more) => onChange((known) => [...known, ...more].slice(0, MAX_PHOTOS))}
      />
    </Box>
  )
}

function PendingPhoto({
  photo,
  number,
  onTakeBack,
}: {
  photo: Blob
  number: number
  onTakeBack: () => void
}) {
  const { t } = useTranslation('charts')
  const [url, setUrl] = useState('')
  useEffect(() => {
    const shown = URL.createObjectURL(photo)
    setUrl(shown)
    return () => URL.revokeObjectURL(shown)
  }, [photo])
  return (
    <PhotoTile
      picture={url && <LocalPicture url={url} name={`${t('photos.title')} ${number}`} isPale={false} />}
      caption={
        <Button size="small" onClick={onTakeBack} aria-label={`${t('photos.takeBack')} ${number}`}>
          {t('photos.takeBack')}
        </Button>
      }
    />
  )
}
