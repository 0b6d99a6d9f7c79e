import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { useSaveSharing, useSharing } from '../api/use-own-charts.ts'
import { ChartBoundary } from './ChartBoundary.tsx'

/** Shows the salon the minutes listened, or no longer; effective at once (T2). */
export function SharingSwitch() {
  const { t } = useTranslation('charts')
  const id = useId()
  const showError = useShowError()
  const sharing = useSharing()
  const save = useSaveSharing()
  return (
    <ChartBoundary query={sharing} lines={1}>
      {({ listening }) => (
        <>
          <FormControlLabel
            control={
              <Switch
                checked={save.isPending ? save.variables : listening}
                disabled={save.isPending}
                onChange={(_, next) => save.mutate(next, { onError: showError })}
                slotProps={{ input: { 'aria-describedby': id } }}
              />
            }
            label={t('sharing.listening')}
          />
          <Typography id={id} variant="body2" sx={{ color: 'text.secondary', maxWidth: '42em' }}>
            {t('sharing.text')}
          </Typography>
        </>
      )}
    </ChartBoundary>
  )
}
