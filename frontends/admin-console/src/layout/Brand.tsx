import Box from '@mui/material/Box'
import { LinkBase } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'

/** Shows the logo (two waves, the second in amber) and the name of the console, which link the dashboard. */
export function Brand() {
  const translate = useTranslate()
  const wave = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.2, strokeLinecap: 'round' } as const
  return (
    <Box
      component={LinkBase}
      to="/"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 44,
        color: 'primary.main',
        textDecoration: 'none',
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 40 28"
        aria-hidden
        sx={{ width: '2rem', flexShrink: 0, display: { xs: 'none', sm: 'block' } }}
      >
        <path d="M3 10c6-8 11-8 17 0s11 8 17 0" {...wave} />
        <Box component="g" sx={{ color: 'secondary.main' }}>
          <path d="M3 19c6-8 11-8 17 0s11 8 17 0" {...wave} />
        </Box>
      </Box>
      <Box
        component="span"
        sx={{
          fontSize: { xs: '0.9375rem', sm: '1.0625rem' },
          fontWeight: 600,
          letterSpacing: '0.04em',
          whiteSpace: 'nowrap',
        }}
      >
        {translate('console.product')}
      </Box>
    </Box>
  )
}
