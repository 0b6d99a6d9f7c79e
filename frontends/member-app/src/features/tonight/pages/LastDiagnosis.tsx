import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useFormatJstMoment } from '../../../lib/i18n/use-format-jst-moment.ts'
import { useDiagnosisHistory } from '../../face/api/use-diagnosis-history.ts'
import { toPortraitUrls } from '../../face/portraits.rules.ts'

const newest = { page: 0, size: 1 }

/**
 * Links to the newest finished diagnosis with both faces. While `isHeld`, it loads but does not show, because content that appears above it
 * would push it down.
 */
export function LastDiagnosis({ isHeld }: { isHeld: boolean }) {
  const { t } = useTranslation('tonight')
  const moment = useFormatJstMoment()
  const { data } = useDiagnosisHistory(newest)
  const result = useDeferredValue(data?.rows[0])
  if (!result || isHeld) return null
  const { before, after } = toPortraitUrls(result)
  const faces = [before, after].filter((face) => face !== null)
  return (
    <Box component="section" aria-labelledby="tonight-diagnosis" sx={{ mt: 5 }}>
      <Typography id="tonight-diagnosis" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t('diagnosis.title')}
      </Typography>
      <ButtonBase component={Link} to={paths.aiestheHistory} sx={card}>
        <Box aria-hidden sx={{ display: 'flex', gap: 0.5, flexShrink: 0 }}>
          {faces.map((face) => (
            <img key={face} src={face} alt="" />
          ))}
        </Box>
        <Box sx={{ minWidth: 0, textAlign: 'left' }}>
          <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{moment(result.latestUpdate)}</Typography>
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            {result.soundName}
          </Typography>
        </Box>
      </ButtonBase>
    </Box>
  )
}

const card = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 2,
  width: '100%',
  maxWidth: '34rem',
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& img': { width: '3.5rem', height: '4rem', objectFit: 'cover', borderRadius: 1 },
} as const
