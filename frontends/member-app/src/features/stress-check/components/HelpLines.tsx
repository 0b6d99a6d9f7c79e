import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** Public help lines in Japan, which are not connected with this product. */
const helpLines = [
  { name: 'yorisoi', number: '0120-279-338' },
  { name: 'unified', number: '0570-064-556' },
] as const
const overview = 'https://www.mhlw.go.jp/mamorouyokokoro/'

/** Shows whom to talk to when the level is the highest. */
export function HelpLines() {
  const { t } = useTranslation('stress-check')
  return (
    <Box
      component="section"
      aria-labelledby="help-lines"
      sx={{ mt: 3, p: 2.5, border: 1, borderColor: 'primary.main', borderRadius: 1 }}
    >
      <Typography variant="h3" id="help-lines">
        {t('help.title')}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>{t('help.text')}</Typography>
      <Box component="dl" sx={{ m: 0, mt: 1.5 }}>
        {helpLines.map(({ name, number }) => (
          <Box key={name} sx={{ py: 0.75 }}>
            <Typography component="dt" variant="body2" sx={{ fontWeight: 500 }}>
              {t(`help.${name}.name`)}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <Link
                href={`tel:${number.replaceAll('-', '')}`}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
              >
                {number}
              </Link>
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                {t(`help.${name}.note`)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
      <Link
        href={overview}
        target="_blank"
        rel="noopener"
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {t('help.overview')}
      </Link>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('help.emergency')}
      </Typography>
    </Box>
  )
}
