import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Resumable } from '../transfer/use-unfinished.ts'

interface Props {
  uploads: readonly Resumable[]
  /** The upload that the file chosen in the form belongs to. */
  matching: string | null
  chosen: File | null
  onResume: (upload: Resumable, file: File) => void
  onDiscard: (upload: Resumable) => void
}

/** Uploads that stopped on the way: with the same file they go on where they stood. */
export function UnfinishedUploads({ uploads, matching, chosen, onResume, onDiscard }: Props) {
  const { t } = useTranslation('uploads')
  if (uploads.length === 0) return null
  return (
    <Box component="ul" aria-label={t('unfinished.title')} sx={list}>
      {uploads.map((upload) => (
        <Box component="li" key={upload.key} sx={frame}>
          <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            {t('unfinished.stopped', { fileName: upload.fileName, percent: upload.percent })}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5, mb: 1.5 }}>
            {t(upload.key === matching ? 'unfinished.matching' : 'unfinished.how')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {upload.key === matching && chosen ? (
              <Button variant="contained" onClick={() => onResume(upload, chosen)}>
                {t('unfinished.resume')}
              </Button>
            ) : (
              <ChooseButton fileName={upload.fileName} onChoose={(file) => onResume(upload, file)} />
            )}
            <Button onClick={() => onDiscard(upload)}>{t('giveUp')}</Button>
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
