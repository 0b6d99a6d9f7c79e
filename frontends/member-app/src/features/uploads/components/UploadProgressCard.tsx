import type { UploadTransfer, UploadTransferState } from '@hibiki/sound-upload'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CancelUploadButton } from './CancelUploadButton.tsx'

/** Shows progress and controls of the running upload; renders nothing when idle. */
export function UploadProgressCard({
  state,
  transfer,
}: {
  state: UploadTransferState
  transfer: UploadTransfer
}) {
  const { t } = useTranslation('uploads')
  const id = useId()
  if (!('fileName' in state)) return null
  if (state.phase === 'ready' || state.phase === 'refused' || state.phase === 'failed') return null
  const percent = 'percent' in state ? state.percent : null
  return (
    <Box role="group" aria-labelledby={`${id}-name`} sx={frame}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
        <Typography
          id={`${id}-name`}
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 }}
        >
          {state.fileName}
        </Typography>
        {percent !== null && (
          <Typography
            sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}
          >{`${percent}%`}</Typography>
        )}
      </Box>
      <LinearProgress
        aria-labelledby={`${id}-name`}
        {...(percent === null ? {} : { variant: 'determinate' as const, value: percent })}
        sx={{ height: 6, borderRadius: 999, my: 1.5 }}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {t(`phases.${state.phase}`)}
      </Typography>
      {percent !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {state.phase === 'paused' ? (
            <Button variant="outlined" onClick={transfer.goOn}>
              {t('goOn')}
            </Button>
          ) : (
            <Button variant="outlined" onClick={transfer.pause}>
              {t('pause')}
            </Button>
          )}
          <CancelUploadButton fileName={state.fileName} onCancelUpload={() => void transfer.cancel()} />
        </Box>
      )}
    </Box>
  )
}

const frame = {
  mt: 3,
  p: 2.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const
