import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

/** Shows the mark (two waves, the second in amber) and the name; it never grows wider than a phone's header allows. */
export function Logo() {
  const { t } = useTranslation()
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, color: 'primary.main' }}
    >
      <Box
        component="svg"
        viewBox="0 0 40 28"
        aria-hidden
        sx={{ width: 'min(2.25rem, 10vw)', flexShrink: 0 }}
      >
        <path
          d="M3 10c6-8 11-8 17 0s11 8 17 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
        <Box component="g" sx={{ color: 'secondary.main' }}>
          <path
            d="M3 19c6-8 11-8 17 0s11 8 17 0"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
            strokeLinecap="round"
          />
        </Box>
      </Box>
      <Box
        component="span"
        sx={{
          fontSize: 'min(1.25rem, 5.6vw)',
          fontWeight: 600,
          letterSpacing: '0.08em',
          whiteSpace: 'nowrap',
        }}
      >
        {t('product')}
      </Box>
    </Box>
  )
}
