import CompareOutlined from '@mui/icons-material/CompareOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { toChartPhotosPath } from '../../../../app/paths.ts'
import { createLazyComponent } from '../../../../components/lazy-component.tsx'
import { useFormatJstMoment } from '../../../../lib/i18n/use-format-jst-moment.ts'
import { MAX_PHOTOS } from '../../photo.rules.ts'
import type { PhotoUpload } from '../../photo-queue.ts'
import type { ChartRecord } from '../../types.ts'
import { DrawnPhoto } from './DrawnPhoto.tsx'
import { PhotoInputs } from './PhotoInputs.tsx'
import { LocalPicture, PhotoGrid, PhotoTile } from './PhotoTile.tsx'
import { usePhotoUploads } from './use-photo-uploads.ts'

/** The dialog is loaded when a photo is opened. */
const PhotoDialog = createLazyComponent(() => import('./PhotoDialog.tsx'))

/** The photos of a record, which staff add, open and compare, while the customer agrees to photos. */
export function StaffPhotos({ record }: { record: ChartRecord }) {
  const { t } = useTranslation('charts')
  const { uploads, add, retry, takeBack } = usePhotoUploads(record.recordId)
  const photoList = (
    <PhotoList record={record} isStaff uploads={uploads} onRetry={retry} onTakeBack={takeBack} />
  )
  if (!record.photoConsent)
    return (
      <>
        {uploads.length > 0 && photoList}
        <Typography sx={{ color: 'text.secondary', maxWidth: '44rem' }}>{t('photos.noConsent')}</Typography>
      </>
    )
  return (
    <>
      {photoList}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <PhotoInputs left={MAX_PHOTOS - record.photos.length - uploads.length} onPhotos={add} />
        <Button
          component={RouterLink}
          to={toChartPhotosPath(record.userId)}
          startIcon={<CompareOutlined />}
          sx={{ displayPrint: 'none' }}
        >
          {t('photos.compare')}
        </Button>
      </Box>
    </>
  )
}

/** The photos of a record that its customer sees. */
export function OwnPhotos({ record }: { record: ChartRecord }) {
  return <PhotoList record={record} isStaff={false} uploads={[]} />
}

interface ListProps {
  record: ChartRecord
  isStaff: boolean
  uploads: readonly PhotoUpload[]
  onRetry?: (upload: PhotoUpload) => void
  onTakeBack?: (upload: PhotoUpload) => void
}

function PhotoList({ record, isStaff, uploads, onRetry, onTakeBack }: ListProps) {
  const { t } = useTranslation('charts')
  const formatMoment = useFormatJstMoment()
  const [openId, setOpenId] = useState<string | null>(null)
  const { photos } = record
  const opened = photos.findIndex(({ id }) => id === openId)
  if (photos.length === 0 && uploads.length === 0)
    return <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('photos.none')}</Typography>
  return (
    <>
      <PhotoGrid>
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            picture={
              <ButtonBase
                aria-label={t('photos.open', { number: index + 1 })}
                onClick={() => setOpenId(photo.id)}
                sx={{ position: 'absolute', inset: 0 }}
                focusRipple
              >
                <DrawnPhoto
                  photo={photo}
                  name={t('photos.name', { number: index + 1, at: formatMoment(photo.taken) })}
                  strokes={photo.strokes}
                  fit="cover"
                />
              </ButtonBase>
            }
            caption={
              isStaff ? t(photo.published ? 'photos.shown' : 'photos.hidden') : formatMoment(photo.taken)
            }
          />
        ))}
        {uploads.map((upload) => (
          <PhotoTile
            key={upload.key}
            picture={<LocalPicture url={upload.url} name={t('photos.sending')} isPale />}
            caption={
              <>
                <span role="status">{t(upload.hasFailed ? 'photos.failed' : 'photos.sending')}</span>
                <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
                  {upload.hasFailed && (
                    <Button size="small" onClick={() => onRetry?.(upload)}>
                      {t('photos.retry')}
                    </Button>
                  )}
                  <Button size="small" onClick={() => onTakeBack?.(upload)}>
                    {t('photos.takeBack')}
                  </Button>
                </Box>
              </>
            }
          />
        ))}
      </PhotoGrid>
      {photos[opened] && (
        <PhotoDialog
          key={`${openId}`}
          photo={photos[opened]}
          number={opened + 1}
          recordId={record.recordId}
          isStaff={isStaff}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  )
}
