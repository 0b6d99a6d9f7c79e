import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { useRefetchSavedResults } from '../api/use-refetch-saved-results.ts'
import type { SavedResult } from '../saved-result.ts'

interface Props {
  result: SavedResult
  onChanged?: (result: SavedResult) => void
  onWithdrawn: () => void
}

/** Shows how a saved result is used, and lets the member withdraw it. */
export function SavedResultSettings({ result: { id, forChoice }, onChanged, onWithdrawn }: Props) {
  const { t } = useTranslation('stress-check')
  const showError = useShowError()
  const { $confirmed, dialog } = useConfirmed()
  const refetch = useRefetchSavedResults()
  const decide = $confirmed.useMutation('post', '/stress-check/decide-use', { onSuccess: refetch })
  const withdraw = $confirmed.useMutation('post', '/stress-check/withdraw', {
    onSuccess() {
      // The refetch unmounts this component.
      onWithdrawn()
      return refetch()
    },
  })
  const shown = decide.isPending ? decide.variables.body.forChoice : forChoice
  return (
    <>
      {dialog}
      <FormControlLabel
        control={
          <Switch
            checked={shown}
            disabled={decide.isPending}
            onChange={(_, checked) =>
              decide.mutate(
                { body: { id, forChoice: checked } },
                { onSuccess: (changed) => onChanged?.(changed), onError: showError },
              )
            }
          />
        }
        label={t('save.forChoice')}
        sx={{ minHeight: 44 }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('save.forChoiceNote')}
      </Typography>
      <Box sx={{ mt: 1.5 }}>
        <Button
          variant="outlined"
          disabled={withdraw.isPending}
          onClick={() => withdraw.mutate({ body: { id } }, { onError: showError })}
        >
          {t('save.withdraw')}
        </Button>
      </Box>
    </>
  )
}
