import type { Landscape } from '@hibiki/landscapes'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useTheme } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardFormat } from '../../../components/share-card/card-formats.ts'
import { ShareCardButtons } from '../../../components/share-card/ShareCardButtons.tsx'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { CardFace } from '../create-share-card-image.ts'
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
  const faces = toFaces(result)
  async function draw(format: CardFormat): Promise<File> {
    const [landscape, { createShareCardImage }] = await Promise.all([
      result.soundId === null ? null : findLandscape(result.soundId),
      import('../create-share-card-image.ts'),
    ])
    return createShareCardImage(format, {
      title: t(`change.${findEaseChange(before, after)}`),
      lines: [result.soundName, result.latestUpdate.slice(0, 10).replaceAll('-', '/')].filter(
        (line) => line !== '',
      ),
      before,
      after,
      faces: withPhoto ? faces : null,
      landscape,
      colours: {
        ground: palette.night.main,
        line: palette.night.light,
        accent: palette.secondary.main,
      },
    })
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 2 }}>
      <ShareCardButtons draw={draw} />
      {faces && (
        <FormControlLabel
          control={<Checkbox checked={withPhoto} onChange={(_, checked) => setWithPhoto(checked)} />}
          label={t('card.withPhoto')}
        />
      )}
    </Box>
  )
}

function toFaces(result: FaceResult): [CardFace, CardFace] | null {
  const [before, after] = [result.beforeProcFaceImgs?.full, result.afterProcFaceImgs?.full]
  if (!before || !after) return null
  return [
    { photo: toPictureUrl(before), reading: result.beforeResult },
    { photo: toPictureUrl(after), reading: result.afterResult },
  ]
}

/** Returns null where the landscape is not to be had, for example after the sound was deleted: the card has its ground then. */
async function findLandscape(soundId: string): Promise<Landscape | null> {
  try {
    const { drawing } = await unwrap(api.GET('/soundesthe/landscape', { params: { query: { soundId } } }))
    const [low = 1, middle = 1, high = 1] = drawing.waves
    return { ...drawing, waves: [low, middle, high] }
  } catch {
    return null
  }
}
