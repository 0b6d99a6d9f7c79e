import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { FileChoice } from './FileChoice.tsx'
import type { Resumable } from './use-transfer.ts'

interface Props {
  uploads: readonly Resumable[]
  onResume: (upload: Resumable, file: File) => void
  onDiscard: (upload: Resumable) => void
}

/** Uploads that stopped on the way: with the same file they go on where they stood. */
export function UnfinishedUploads({ uploads, onResume, onDiscard }: Props) {
  const translate = useTranslate()
  return uploads.map((upload) => (
    <Box
      key={upload.key}
      sx={{ p: 2, mb: 2, width: '100%', border: 1, borderColor: 'secondary.main', borderRadius: 1 }}
    >
      <Typography sx={{ mb: 1.5 }}>
        {translate('console.sounds.stopped', { fileName: upload.fileName, percent: upload.percent })}
      </Typography>
      <FileChoice
        label={translate('console.sounds.restOf', { fileName: upload.fileName })}
        action="console.sounds.chooseToGoOn"
        onChoose={(file) => onResume(upload, file)}
      >
        <Button onClick={() => onDiscard(upload)}>{translate('console.sounds.giveUp')}</Button>
      </FileChoice>
    </Box>
  ))
}
