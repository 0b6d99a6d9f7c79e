import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { carryResult } from '../carried-result.ts'

const ways = [
  { name: 'register', path: paths.register },
  { name: 'login', path: paths.login },
] as const

/**
 * Shows what members get beyond the check; links open new tabs, so that the result stays open. One of them takes the score along, on this
 * device only.
 */
export function MembershipPromotion({ score }: { score: number }) {
  const { t } = useTranslation(['stress-check', 'common'])
  return (
    <Box sx={{ mt: 3, p: 2.5, borderRadius: 1, bgcolor: 'secondary.light' }}>
      <Typography>{t('promotion.text')}</Typography>
      <Button
        href={`${paths.registerPersonal}?from=stress-check`}
        target="_blank"
        rel="noopener"
        variant="outlined"
        onClick={() => carryResult(score, Date.now())}
        endIcon={<OpenInNewRounded titleAccess={t('common:nav.newTab')} />}
        sx={{ mt: 1.5 }}
      >
        {t('promotion.carry')}
      </Button>
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        {t('promotion.carryNote')}
      </Typography>
      <Box sx={others}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('promotion.without')}
        </Typography>
        {ways.map(({ name, path }) => (
          <Link
            key={name}
            href={path}
            target="_blank"
            rel="noopener"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 44 }}
          >
            {t(`promotion.${name}`)}
            <OpenInNewRounded titleAccess={t('common:nav.newTab')} sx={{ fontSize: '1rem' }} />
          </Link>
        ))}
      </Box>
    </Box>
  )
}

/** Beside the button they are the way of those who leave the result behind. */
const others = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  mt: 1.5,
  pt: 0.5,
  borderTop: 1,
  borderColor: 'divider',
} as const
