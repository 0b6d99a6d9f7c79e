import IosShareRounded from '@mui/icons-material/IosShareRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useTheme } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { createShareCardImage } from '../create-share-card-image.ts'
import { findEaseChange } from '../emotion-map.rules.ts'
import { toPictureUrl } from '../to-picture-url.ts'
import type { EmotionMap, FaceResult } from '../types.ts'

interface Props {
  result: FaceResult
  before: EmotionMap
  after: EmotionMap
}

/** Draws a card of the result on this device; it contains the photo only when the member chooses that. */
export function ShareCard({ result, before, after }: Props) {
  const { t } = useTranslation('face')
  const { palette } = useTheme()
  const alert = useAlert()
  const [withPhoto, setWithPhoto] = useState(false)
  const photo = result.afterProcFaceImgs?.full
  async function share() {
    try {
      const file = await createShareCardImage({
        title: t(`change.${findEaseChange(before, after)}`),
        lines: [result.soundName, result.latestUpdate.slice(0, 10).replaceAll('-', '/')],
        before,
        after,
        photo: withPhoto && photo ? toPictureUrl(photo) : null,
        colours: {
          ground: palette.night.main,
          line: palette.night.light,
          accent: palette.secondary.main,
        },
      })
      if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] })
      else saveFile(file)
    } catch (error) {
      // A member who closed the device's share sheet changed their mind, which is no error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) alert({ text: t('card.failed') })
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 2 }}>
      <Button variant="outlined" startIcon={<IosShareRounded />} onClick={() => void share()}>
        {t('card.share')}
      </Button>
      {photo && (
        <FormControlLabel
          control={<Checkbox checked={withPhoto} onChange={(_, checked) => setWithPhoto(checked)} />}
          label={t('card.withPhoto')}
        />
      )}
    </Box>
  )
}

function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  URL.revokeObjectURL(link.href)
}
