import IosShareRounded from '@mui/icons-material/IosShareRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { listCardFormats } from './card-formats.ts'
import { type DrawCard, useShareCard } from './use-share-card.ts'

/** Offers to share a card, as a square and as tall as a phone. */
export function ShareCardButtons({ draw }: { draw: DrawCard }) {
  const { t } = useTranslation()
  const { isDrawing, share } = useShareCard(draw)
  return (
    <Box role="group" aria-label={t('shareCard.label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {listCardFormats().map((format) => (
        <Button
          key={format}
          variant="outlined"
          startIcon={<IosShareRounded />}
          disabled={isDrawing}
          onClick={() => share(format)}
        >
          {t(`shareCard.${format}`)}
        </Button>
      ))}
    </Box>
  )
}
