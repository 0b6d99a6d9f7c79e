import SentimentDissatisfiedOutlined from '@mui/icons-material/SentimentDissatisfiedOutlined'
import SentimentNeutralOutlined from '@mui/icons-material/SentimentNeutralOutlined'
import SentimentSatisfiedAltOutlined from '@mui/icons-material/SentimentSatisfiedAltOutlined'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

const faces = [
  { rating: 3, name: 'good', Icon: SentimentSatisfiedAltOutlined },
  { rating: 2, name: 'fair', Icon: SentimentNeutralOutlined },
  { rating: 1, name: 'bad', Icon: SentimentDissatisfiedOutlined },
] as const

/** Rates the support with one tap. */
export function RatingBar({ rating, onRate }: { rating: number | null; onRate: (rating: number) => void }) {
  const { t } = useTranslation('support-chat')
  return (
    <Box
      sx={{
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        display: 'grid',
        gap: 1,
        justifyItems: 'center',
      }}
    >
      <Typography>{t(rating === null ? 'rating.ask' : 'rating.thanks')}</Typography>
      <ToggleButtonGroup
        exclusive
        value={rating}
        aria-label={t('rating.ask')}
        onChange={(_, chosen: number | null) => chosen !== null && onRate(chosen)}
      >
        {faces.map(({ rating: value, name, Icon }) => (
          <ToggleButton key={value} value={value} sx={{ minHeight: 44, gap: 0.75 }}>
            <Icon />
            {t(`rating.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}
