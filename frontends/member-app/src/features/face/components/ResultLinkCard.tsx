import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { JstTime } from '../../../components/JstTime.tsx'
import { findEaseChange } from '../emotion-map.rules.ts'
import type { FaceResult } from '../types.ts'
import { BeforeAfterFaces } from './BeforeAfterFaces.tsx'
import { ExpressionChanges } from './ExpressionChanges.tsx'

/** A diagnosis in the list. The whole card opens it; what can be done with it is on its own page. */
export function ResultLinkCard({ result, to }: { result: FaceResult; to: string }) {
  const { t } = useTranslation('face')
  const before = result.beforeResult?.emotions.emotionMap
  const after = result.afterResult?.emotions.emotionMap
  return (
    <Card component="li" sx={card}>
      <Box sx={{ width: { xs: '8rem', sm: '12rem' } }}>
        <BeforeAfterFaces result={result} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <MuiLink component={Link} to={to} color="inherit" underline="none" sx={wholeCard}>
          <Typography variant="h3" component="h2">
            <JstTime at={result.latestUpdate} />
          </Typography>
          {before && after && (
            <Typography sx={{ mt: 0.5, fontWeight: 500 }}>
              {t(`change.${findEaseChange(before, after)}`)}
            </Typography>
          )}
        </MuiLink>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {result.soundName}
        </Typography>
        {result.published && (
          <Chip size="small" variant="outlined" label={t('history.published')} sx={{ mt: 1 }} />
        )}
      </Box>
      {before && after && (
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <ExpressionChanges before={before} after={after} />
        </Box>
      )}
    </Card>
  )
}

const card = {
  position: 'relative',
  '&:hover': { bgcolor: 'action.hover' },
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: { xs: 2, sm: 3 },
  rowGap: 2,
  p: { xs: 2, md: 2.5 },
} as const

/** The link is named by its text and is as large as its card. */
const wholeCard = {
  display: 'block',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-4px' },
} as const
