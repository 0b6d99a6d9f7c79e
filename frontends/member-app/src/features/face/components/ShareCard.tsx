import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useTheme } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardFormat } from '../../../components/share-card/card-formats.ts'
import { ShareCardButtons } from '../../../components/share-card/ShareCardButtons.tsx'
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
  const [withPhoto, setWithPhoto] = useState(false)
  const photo = result.afterProcFaceImgs?.full
  const draw = (format: CardFormat): Promise<File> =>
    createShareCardImage(format, {
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
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 2 }}>
      <ShareCardButtons draw={draw} />
      {photo && (
        <FormControlLabel
          control={<Checkbox checked={withPhoto} onChange={(_, checked) => setWithPhoto(checked)} />}
          label={t('card.withPhoto')}
        />
      )}
    </Box>
  )
}
