import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** Lists the supported environments, word for word as the specification has them. */
const environments = ['ios', 'android', 'windows', 'macos'] as const

export function SupportedEnvironmentList() {
  const { t } = useTranslation('pages')
  return (
    <Box component="dl" sx={{ m: 0, borderTop: 1, borderColor: 'divider' }}>
      {environments.map((name) => (
        <Box
          key={name}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '14rem minmax(0, 1fr)' },
            py: 2.5,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography component="dt" sx={{ fontWeight: 600 }}>
            {t(`environment.${name}.system`)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, color: 'text.secondary' }}>
            {t(`environment.${name}.browser`)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
