import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ConfirmedActionButton } from '../../components/ConfirmedActionButton.tsx'
import { DateTime } from '../../components/DateTime.tsx'
import { FilePicker } from '../../components/FilePicker.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'
import { SOUND_FILE_ACCEPT } from './check-file.ts'
import type { ResumableUpload } from './use-upload-transfer.ts'

interface Props {
  uploads: readonly ResumableUpload[]
  onResume: (upload: ResumableUpload, file: File) => void
  onDiscard: (upload: ResumableUpload) => Promise<void>
  onDiscarded: (upload: ResumableUpload) => void
}

interface UnfinishedUploadProps extends Omit<Props, 'uploads'> {
  upload: ResumableUpload
}

/** Lists interrupted uploads of every kind, which continue where they stopped when the same file is chosen. */
export function UnfinishedUploads({ uploads, ...handlers }: Props) {
  const translate = useTranslate()
  if (uploads.length === 0) return null
  return (
    <Box component="ul" aria-label={translate('console.sounds.unfinished')} sx={list}>
      {uploads.map((upload) => (
        <Box component="li" key={upload.key} sx={frame}>
          <UnfinishedUpload upload={upload} {...handlers} />
        </Box>
      ))}
    </Box>
  )
}

function UnfinishedUpload({ upload, onResume, onDiscard, onDiscarded }: UnfinishedUploadProps) {
  const translate = useTranslate()
  const { fileName, percent, title } = upload
  const cancelButton = (
    <ConfirmedActionButton
      label="console.sounds.giveUp"
      variant="text"
      title={{ key: 'console.sounds.giveUpTitle' }}
      text={{ key: 'console.sounds.giveUpText', args: { fileName } }}
      run={() => onDiscard(upload)}
      successText={() => ({ key: 'console.sounds.givenUp' })}
      failureKey="console.sounds.giveUpFailed"
      onSuccess={() => onDiscarded(upload)}
    />
  )
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {percent === null
          ? translate('console.sounds.stoppedSomewhere', { fileName })
          : translate('console.sounds.stopped', { fileName, percent })}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {translate(`console.sounds.kind.${upload.kind}`)}
        {title && ` · ${title}`}
        {' · '}
        <DateTime at={upload.lastBytesAt} />
      </Typography>
      {percent === null ? (
        cancelButton
      ) : (
        <FilePicker
          label={translate('console.sounds.restOf', { fileName })}
          accept={SOUND_FILE_ACCEPT}
          actionLabel="console.sounds.chooseToGoOn"
          onChoose={(file) => onResume(upload, file)}
        >
          {cancelButton}
        </FilePicker>
      )}
    </>
  )
}

const list = { listStyle: 'none', p: 0, m: 0, mb: 2, width: '100%', display: 'grid', gap: 2 } as const
const frame = { p: 2, border: 1, borderColor: 'secondary.main', borderRadius: 1 } as const
