import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { type DeviceAbility, detectDeviceAbilities } from '../detect-device-abilities.ts'

const abilityNames: readonly DeviceAbility[] = ['sound', 'camera']

/** Shows whether this browser can play sound and use a camera, and what is impossible otherwise. */
export function DeviceCheck() {
  const { t } = useTranslation('pages')
  const found = detectDeviceAbilities(window)
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {abilityNames.map((ability) => {
        const present = found[ability]
        const Icon = present ? CheckCircleOutlined : WarningAmberRounded
        return (
          <Box
            component="li"
            key={ability}
            sx={{
              display: 'flex',
              gap: 2,
              p: 2.5,
              border: 1,
              borderRadius: 1,
              bgcolor: 'background.paper',
              borderColor: present ? 'divider' : 'error.main',
            }}
          >
            <Icon aria-hidden sx={{ color: present ? 'success.dark' : 'error.main', mt: '0.1em' }} />
            <Box>
              <Typography sx={{ fontWeight: 600 }}>{t(`environment.check.${ability}`)}</Typography>
              <Typography variant="body2" sx={{ color: present ? 'text.secondary' : 'error.main' }}>
                {t(`environment.check.${present ? 'present' : (`${ability}Missing` as const)}`)}
              </Typography>
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
