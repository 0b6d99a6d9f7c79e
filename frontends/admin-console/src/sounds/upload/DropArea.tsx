import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { SOUND_FILE_ACCEPT } from './check-file.ts'
import { usePreventFileDropNavigation } from './use-page-guards.ts'
import { MAX_OPEN_ROWS } from './use-upload-rows.ts'

/** Accepts several dropped or chosen files; files that are dropped beside it are ignored. */
export function DropArea({ onDrop }: { onDrop: (files: readonly File[]) => void }) {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [isDraggedOver, setIsDraggedOver] = useState(false)
  usePreventFileDropNavigation()
  const onDropFiles = (event: DragEvent) => {
    event.preventDefault()
    setIsDraggedOver(false)
    onDrop([...event.dataTransfer.files])
  }
  return (
    <Box
      role="group"
      aria-label={translate('console.sounds.addFiles')}
      onDragOver={(event) => {
        event.preventDefault()
        setIsDraggedOver(true)
      }}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={onDropFiles}
      sx={{
        m: 2,
        p: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        border: 1,
        borderStyle: 'dashed',
        borderRadius: 1,
        borderColor: isDraggedOver ? 'primary.main' : 'divider',
        bgcolor: isDraggedOver ? 'action.hover' : undefined,
      }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 14rem' }}>
        {translate('console.sounds.dropHere', { max: MAX_OPEN_ROWS })}
      </Typography>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {translate('console.sounds.chooseFiles')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={SOUND_FILE_ACCEPT}
        aria-label={translate('console.sounds.addFiles')}
        hidden
        onChange={({ currentTarget }) => {
          onDrop([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </Box>
  )
}
