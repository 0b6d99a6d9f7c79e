import type { UploadTransfer, UploadTransferState } from '@hibiki/sound-upload'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { ConfirmedActionButton } from '../../components/ConfirmedActionButton.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

/** Shows the progress of the running upload and the buttons that control it. */
export function UploadProgress({
  state,
  transfer,
}: {
  state: UploadTransferState
  transfer: UploadTransfer
}) {
  const translate = useTranslate()
  if (!('fileName' in state)) return null
  if (state.phase === 'ready' || state.phase === 'refused' || state.phase === 'failed') return null
  const percent = 'percent' in state ? state.percent : null
  return (
    <Box role="group" aria-label={state.fileName} sx={{ width: '100%', mb: 2 }}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{state.fileName}</Typography>
        {percent !== null && (
          <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{`${percent}%`}</Typography>
        )}
      </Box>
      <LinearProgress
        aria-label={state.fileName}
        {...(percent === null ? {} : { variant: 'determinate' as const, value: percent })}
        sx={{ height: 6, borderRadius: 999, my: 1 }}
      />
      <Typography role="status" variant="body2" color="textSecondary">
        {translate(`console.sounds.phase.${state.phase}`)}
      </Typography>
      {percent !== null && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          {state.phase === 'paused' ? (
            <Button size="small" variant="outlined" onClick={transfer.goOn}>
              {translate('console.sounds.goOn')}
            </Button>
          ) : (
            <Button size="small" variant="outlined" onClick={transfer.pause}>
              {translate('console.sounds.pause')}
            </Button>
          )}
          <ConfirmedActionButton
            label="console.sounds.giveUp"
            variant="text"
            title={{ key: 'console.sounds.giveUpTitle' }}
            text={{ key: 'console.sounds.giveUpText', args: { fileName: state.fileName } }}
            run={transfer.cancel}
            successText={() => ({ key: 'console.sounds.givenUp' })}
          />
        </Box>
      )}
    </Box>
  )
}
