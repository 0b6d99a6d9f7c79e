import BrushOutlined from '@mui/icons-material/BrushOutlined'
import CloseRounded from '@mui/icons-material/CloseRounded'
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded'
import UndoRounded from '@mui/icons-material/UndoRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../../components/alert/alert-context.ts'
import { useShowError } from '../../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx'
import { useFormatJstMoment } from '../../../../lib/i18n/use-format-jst-moment.ts'
import { useChangePhoto, useDeletePhoto } from '../../api/use-set-record-photos.ts'
import { type PenColor, penColors, penColorValues } from '../../photo.rules.ts'
import type { ChartPhoto } from '../../types.ts'
import { DrawnPhoto } from './DrawnPhoto.tsx'
import { usePen } from './use-pen.ts'

interface Props {
  photo: ChartPhoto
  number: number
  recordId: string
  isStaff: boolean
  onClose: () => void
}

/** A photo on the whole screen, on which staff draw, and which they publish and delete. */
export default function PhotoDialog({ photo, number, recordId, isStaff, onClose }: Props) {
  const { t } = useTranslation('charts')
  const id = useId()
  const alert = useAlert()
  const showError = useShowError()
  const formatMoment = useFormatJstMoment()
  const change = useChangePhoto(recordId)
  const remove = useDeletePhoto(recordId)
  const [isDrawing, setIsDrawing] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const name = t('photos.name', { number, at: formatMoment(photo.taken) })
  const { id: photoId, version, published, strokes } = photo

  const onPublish = (next: boolean) =>
    change.mutate(
      { body: { photoId, version, strokes, published: next } },
      {
        onSuccess: () => alert({ text: t(next ? 'photos.published' : 'photos.withdrawn'), isNotice: true }),
        onError: showError,
      },
    )
  const onDelete = () =>
    remove.mutate(
      { body: { photoId } },
      {
        onSuccess: () => {
          onClose()
          alert({ text: t('photos.deleted'), isNotice: true })
        },
        onError: showError,
      },
    )
  if (isDrawing)
    return <DrawingDialog photo={photo} name={name} recordId={recordId} onClose={() => setIsDrawing(false)} />
  return (
    <PhotoFrame
      labelledBy={id}
      onClose={onClose}
      head={
        <>
          <IconButton color="inherit" aria-label={t('photos.close')} onClick={onClose}>
            <CloseRounded />
          </IconButton>
          <Typography id={id} component="h2" sx={{ flex: 1, minWidth: 0 }} noWrap>
            {name}
          </Typography>
        </>
      }
      picture={<DrawnPhoto photo={photo} name={name} strokes={strokes} />}
      tools={
        isStaff && (
          <>
            <FormControlLabel
              control={
                <Switch
                  checked={change.isPending ? change.variables.body.published : published}
                  disabled={change.isPending}
                  onChange={(_, next) => onPublish(next)}
                  sx={switchOnDark}
                />
              }
              label={t('photos.publish')}
              sx={{ mr: 'auto' }}
            />
            <Button color="inherit" startIcon={<BrushOutlined />} onClick={() => setIsDrawing(true)}>
              {t('photos.draw')}
            </Button>
            <Button
              color="inherit"
              startIcon={<DeleteOutlineRounded />}
              disabled={remove.isPending}
              onClick={() => setIsDeleting(true)}
            >
              {t('photos.delete')}
            </Button>
            {isDeleting && (
              <ConfirmDialog
                title={t('photos.deleteTitle')}
                text={t('photos.deleteText')}
                action={t('photos.delete')}
                onConfirm={onDelete}
                onClose={() => setIsDeleting(false)}
              />
            )}
          </>
        )
      }
    />
  )
}

/** Draws on a photo; the photo itself stays as it is. */
function DrawingDialog({
  photo,
  name,
  recordId,
  onClose,
}: Pick<Props, 'photo' | 'recordId' | 'onClose'> & { name: string }) {
  const { t } = useTranslation('charts')
  const id = useId()
  const alert = useAlert()
  const showError = useShowError()
  const change = useChangePhoto(recordId)
  const [color, setColor] = useState<PenColor>('white')
  const [isLeaving, setIsLeaving] = useState(false)
  const pen = usePen(photo.strokes, color)
  const onSave = () =>
    change.mutate(
      {
        body: {
          photoId: photo.id,
          version: photo.version,
          published: photo.published,
          strokes: [...pen.strokes],
        },
      },
      {
        onSuccess: () => {
          alert({ text: t('photos.saved'), isNotice: true })
          onClose()
        },
        onError: showError,
      },
    )
  const onLeave = () => (pen.isChanged ? setIsLeaving(true) : onClose())
  return (
    <PhotoFrame
      labelledBy={id}
      onClose={onLeave}
      head={
        <>
          <Button color="inherit" onClick={onLeave}>
            {t('photos.cancel')}
          </Button>
          <Typography id={id} component="h2" sx={{ flex: 1, minWidth: 0, textAlign: 'center' }} noWrap>
            {t('photos.draw')}
          </Typography>
          <Button
            color="inherit"
            variant="outlined"
            disabled={!pen.isChanged || change.isPending}
            onClick={onSave}
            sx={{ '&.Mui-disabled': { color: 'inherit', borderColor: 'currentColor', opacity: 0.45 } }}
          >
            {t('photos.save')}
          </Button>
        </>
      }
      picture={<DrawnPhoto photo={photo} name={name} strokes={pen.strokes} layer={pen.layer} />}
      tools={
        <>
          {pen.isFull && (
            <Typography role="status" variant="body2" sx={{ width: '100%' }}>
              {t('photos.drawingFull')}
            </Typography>
          )}
          <RadioGroup row aria-label={t('photos.colors.label')} sx={{ mr: 'auto' }}>
            {penColors.map((value) => (
              <Radio
                key={value}
                value={value}
                checked={value === color}
                onChange={() => setColor(value)}
                icon={<Box component="span" sx={toSwatch(value, false)} />}
                checkedIcon={<Box component="span" sx={toSwatch(value, true)} />}
                slotProps={{ input: { 'aria-label': t(`photos.colors.${value}`) } }}
                sx={{ p: 1 }}
              />
            ))}
          </RadioGroup>
          <IconButton
            color="inherit"
            aria-label={t('photos.undo')}
            disabled={pen.strokes.length === 0}
            onClick={pen.undo}
            sx={{ '&.Mui-disabled': { color: 'inherit', opacity: 0.35 } }}
          >
            <UndoRounded />
          </IconButton>
          <Button
            color="inherit"
            disabled={pen.strokes.length === 0}
            onClick={pen.clear}
            sx={{ '&.Mui-disabled': { color: 'inherit', opacity: 0.45 } }}
          >
            {t('photos.clear')}
          </Button>
          {isLeaving && (
            <ConfirmDialog
              title={t('photos.discardTitle')}
              text={t('photos.discardText')}
              action={t('photos.discard')}
              onConfirm={onClose}
              onClose={() => setIsLeaving(false)}
            />
          )}
        </>
      }
    />
  )
}

/** The dark frame by day and by night, in which a photo's own colours show. */
function PhotoFrame({
  labelledBy,
  onClose,
  head,
  picture,
  tools,
}: {
  labelledBy: string
  onClose: () => void
  head: ReactNode
  picture: ReactNode
  tools: ReactNode
}) {
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby={labelledBy}
      slotProps={{ paper: { sx: { bgcolor: '#14171b', backgroundImage: 'none', color: '#f4f1ea' } } }}
    >
      <Box sx={{ ...bar, pt: 'max(0.5rem, env(safe-area-inset-top))' }}>{head}</Box>
      <Box sx={{ position: 'relative', flex: 1, minHeight: 0 }}>{picture}</Box>
      <Box sx={{ ...bar, flexWrap: 'wrap', minHeight: 64, pb: 'max(0.5rem, env(safe-area-inset-bottom))' }}>
        {tools}
      </Box>
    </Dialog>
  )
}

const bar = { display: 'flex', alignItems: 'center', gap: 1, px: { xs: 1.5, md: 3 }, py: 1 } as const

const switchOnDark = {
  '& .MuiSwitch-track': { bgcolor: '#8b9098' },
  '& .Mui-checked + .MuiSwitch-track': { bgcolor: '#7fb2e5 !important' },
  '& .MuiSwitch-thumb': { bgcolor: '#f4f1ea' },
} as const

const toSwatch = (color: PenColor, isChosen: boolean) => ({
  width: 26,
  height: 26,
  borderRadius: '50%',
  bgcolor: penColorValues[color],
  outline: isChosen ? '2px solid #f4f1ea' : '1px solid #5a6068',
  outlineOffset: isChosen ? 3 : 0,
})
