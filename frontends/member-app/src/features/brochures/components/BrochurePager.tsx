import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

interface Props {
  number: number
  count: number
  onTurn: (next: number) => void
}

export function BrochurePager({ number, count, onTurn }: Props) {
  const { t } = useTranslation('home')
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 2, mt: 2 }}>
      <IconButton
        onClick={() => onTurn(number - 1)}
        disabled={number === 1}
        aria-label={t('intro-papers.previous')}
      >
        <ArrowBackRounded />
      </IconButton>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums', minWidth: '4em', textAlign: 'center' }}>
        {t('intro-papers.position', { number, count })}
      </Typography>
      <IconButton
        onClick={() => onTurn(number + 1)}
        disabled={number === count}
        aria-label={t('intro-papers.next')}
      >
        <ArrowForwardRounded />
      </IconButton>
    </Box>
  )
}
