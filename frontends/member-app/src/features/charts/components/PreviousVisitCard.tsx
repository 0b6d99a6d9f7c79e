import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { toChartRecordPath } from '../../../app/paths.ts'
import { JstTime } from '../../../components/JstTime.tsx'
import type { PreviousVisit } from '../types.ts'

interface Props {
  visit: PreviousVisit
  /** Copies the values that may be carried over; returns how many it copied. */
  onCopy: () => number
}

/** Shows what the last visit left for this one: the note among staff, and the values to begin with. */
export function PreviousVisitCard({ visit, onCopy }: Props) {
  const { t } = useTranslation('charts')
  const [copied, setCopied] = useState<number | null>(null)
  const canCopy = visit.values.some(({ isCarried }) => isCarried)
  return (
    <Box component="section" aria-label={t('previous.title')} sx={frame}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <Typography variant="h3" component="h2">
          {visit.note?.label ?? t('previous.title')}
        </Typography>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {t('previous.visit')} <JstTime at={visit.created} />
        </Typography>
      </Box>
      <Typography
        sx={{
          mt: 1,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          ...(visit.note === null && { color: 'text.secondary' }),
        }}
      >
        {visit.note?.value ?? t('previous.noNote')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {canCopy && (
          <Button variant="outlined" startIcon={<ContentCopyOutlined />} onClick={() => setCopied(onCopy())}>
            {t('previous.copy')}
          </Button>
        )}
        <Button component={Link} to={toChartRecordPath(visit.recordId)}>
          {t('previous.open')}
        </Button>
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1.5, '&:empty': { display: 'none' } }}>
        {copied !== null &&
          t(copied === 0 ? 'previous.nothingCopied' : 'previous.copied', { fields: copied })}
      </Typography>
    </Box>
  )
}

const frame = {
  p: { xs: 2, md: 2.5 },
  mb: 4,
  maxWidth: '44rem',
  border: 1,
  borderColor: 'secondary.main',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const
