import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatMoment } from '../../../lib/i18n/use-format-moment.ts'
import type { ResumableUpload } from '../api/list-unfinished-uploads.ts'
import { uploadKindsByServiceName } from '../upload-kinds.ts'
import { CancelUploadButton } from './CancelUploadButton.tsx'

interface Props {
  uploads: readonly ResumableUpload[]
  /** The key of the upload to which the file in the form belongs. */
  matching: string | null
  chosen: File | null
  onResume: (upload: ResumableUpload, file: File) => void
  onDiscard: (upload: ResumableUpload) => void
}

/** Lists interrupted uploads of every kind, which resume with the same file. */
export function UnfinishedUploadList({ uploads, matching, chosen, onResume, onDiscard }: Props) {
  const { t } = useTranslation('uploads')
  const moment = useFormatMoment()
  if (uploads.length === 0) return null
  const formatStopped = ({ fileName, percent }: ResumableUpload) =>
    percent === null
      ? t('unfinished.stoppedSomewhere', { fileName })
      : t('unfinished.stopped', { fileName, percent })
  const findHintKey = ({ key, percent }: ResumableUpload) => {
    // Only the client that began it knows the length of its file.
    if (percent === null) return 'onlyGiveUp'
    return key === matching ? 'matching' : 'how'
  }
  return (
    <Box component="ul" aria-label={t('unfinished.title')} sx={list}>
      {uploads.map((upload) => (
        <Box component="li" key={upload.key} sx={frame}>
          <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{formatStopped(upload)}</Typography>
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {[
              t(`kinds.${uploadKindsByServiceName[upload.kind]}.title`),
              upload.title,
              moment(upload.lastBytesAt),
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5, mb: 1.5 }}>
            {t(`unfinished.${findHintKey(upload)}`)}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {upload.key === matching && chosen ? (
              <Button variant="contained" onClick={() => onResume(upload, chosen)}>
                {t('unfinished.resume')}
              </Button>
            ) : (
              upload.percent !== null && (
                <ChooseButton fileName={upload.fileName} onChoose={(file) => onResume(upload, file)} />
              )
            )}
            <CancelUploadButton fileName={upload.fileName} onCancelUpload={() => onDiscard(upload)} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function ChooseButton({ fileName, onChoose }: { fileName: string; onChoose: (file: File) => void }) {
  const { t } = useTranslation('uploads')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="contained" onClick={() => input.current?.click()}>
        {t('unfinished.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="audio/mpeg,.mp3"
        hidden
        aria-label={t('unfinished.fileOf', { fileName })}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onChoose(file)
          currentTarget.value = ''
        }}
      />
    </>
  )
}

const list = { listStyle: 'none', p: 0, m: 0, mb: 4, display: 'grid', gap: 1.5 } as const
const frame = {
  p: 2.5,
  border: 1,
  borderColor: 'secondary.main',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const
