import IosShareRounded from '@mui/icons-material/IosShareRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../alert/alert-context.ts'
import { type CardFormat, cardFormats } from './card-formats.ts'
import { shareFile } from './share-file.ts'

interface Props {
  /** Draws the card on this device. */
  draw: (format: CardFormat) => Promise<File>
}

/** Offers a card as a square and as tall as a phone. It is drawn by the tap and leaves the device only by the member's choice. */
export function ShareCardButtons({ draw }: Props) {
  const { t } = useTranslation()
  const alert = useAlert()
  const [isDrawing, setIsDrawing] = useState(false)
  async function share(format: CardFormat) {
    setIsDrawing(true)
    try {
      await shareFile(await draw(format))
    } catch {
      alert({ text: t('shareCard.failed') })
    }
    setIsDrawing(false)
  }
  return (
    <Box role="group" aria-label={t('shareCard.label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {(Object.keys(cardFormats) as CardFormat[]).map((format) => (
        <Button
          key={format}
          variant="outlined"
          startIcon={<IosShareRounded />}
          disabled={isDrawing}
          onClick={() => void share(format)}
        >
          {t(`shareCard.${format}`)}
        </Button>
      ))}
    </Box>
  )
}
