import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { JstTime } from '../../../components/JstTime.tsx'
import { toPortraitUrls } from '../portraits.rules.ts'
import type { FaceResult } from '../types.ts'
import { ResultActions } from './ResultActions.tsx'

interface Props {
  result: FaceResult
  canPublish: boolean
  /** The path of the result's page. */
  to: string
  /** This result was selected as the first of two to compare. */
  picked: boolean
  comparing: boolean
  onCompare: () => void
}

/** A diagnosis in the list: time, both faces, the sound and its actions. */
export function ResultCard({ result, canPublish, to, picked, comparing, onCompare }: Props) {
  const { t } = useTranslation('face')
  const portraits = toPortraitUrls(result)
  return (
    <Card component="li" sx={card}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {portraits.before && <img src={portraits.before} alt={t('photo.before')} />}
        {portraits.after && <img src={portraits.after} alt={t('photo.after')} />}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component="h2">
          <JstTime at={result.latestUpdate} />
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {result.soundName}
        </Typography>
        {result.published && (
          <Chip size="small" variant="outlined" label={t('history.published')} sx={{ mt: 1 }} />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <Button variant="outlined" component={Link} to={to}>
            {t('history.open')}
          </Button>
          <Button variant={picked ? 'contained' : 'outlined'} aria-pressed={picked} onClick={onCompare}>
            {t(comparing && !picked ? 'history.compareWith' : 'history.compare')}
          </Button>
          <ResultActions result={result} canPublish={canPublish} />
        </Box>
      </Box>
    </Card>
  )
}

const card = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'auto minmax(0, 1fr)' },
  gap: { xs: 2, sm: 3 },
  p: { xs: 2, md: 2.5 },
  '& img': { width: '7rem', height: '8.5rem', objectFit: 'cover', borderRadius: 1, bgcolor: 'washi.dark' },
} as const
