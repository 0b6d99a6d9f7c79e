import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { canVibrate } from '../use-vibration-switch.ts'

/** Shows the labels of the switches in their places while the switches themselves are loaded. */
export function PlaySwitchesSkeleton() {
  const { t } = useTranslation('player')
  const line = (text: string) => (
    <Box key={text} sx={{ display: 'flex', alignItems: 'center', minHeight: '2.75rem', mr: 2, ml: '-11px' }}>
      <Box sx={{ width: '58px', px: '12px' }}>
        <Skeleton variant="rounded" animation={false} sx={{ height: '14px', borderRadius: 999 }} />
      </Box>
      {text}
    </Box>
  )
  return (
    <Box aria-hidden sx={{ color: 'text.secondary' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {(['loop', 'timer', 'with-soundesthe'] as const).map((feature) => line(t(`switch.${feature}`)))}
      </Box>
      {canVibrate() && line(t('vibration'))}
    </Box>
  )
}
