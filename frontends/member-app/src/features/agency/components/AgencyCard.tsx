import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useAlert } from '../../../components/alert/alert-context.ts'
import type { OwnAgency } from '../types.ts'

/** Shows name and code of the agency, and the link by which customers join it. */
export function AgencyCard({ agency: { name, code } }: { agency: OwnAgency }) {
  const { t } = useTranslation('agency')
  const alert = useAlert()
  const link = `${window.location.origin}${paths.registerEnterprise}/${code}`
  const copyLink = () =>
    navigator.clipboard.writeText(link).then(
      () => alert({ text: t('card.copied') }),
      () => alert({ text: t('card.copyFailed') }),
    )
  return (
    <Box
      sx={{
        p: { xs: 2.5, md: 4 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="h2">{name}</Typography>
      <Box component="dl" sx={facts}>
        <dt>{t('card.code')}</dt>
        <dd>{code}</dd>
        <dt>{t('card.link')}</dt>
        <dd>{link}</dd>
      </Box>
      <Button variant="outlined" onClick={() => void copyLink()} sx={{ mt: 2 }}>
        {t('card.copy')}
      </Button>
    </Box>
  )
}

const facts = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'auto minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: { xs: 0, sm: 0.5 },
  mt: 2,
  mb: 0,
  '& dt': { color: 'text.secondary', typography: 'body2' },
  '& dd': { m: 0, mb: { xs: 1, sm: 0 }, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
} as const
