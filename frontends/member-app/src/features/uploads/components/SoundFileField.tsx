import AudioFileOutlined from '@mui/icons-material/AudioFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFileDrop } from '../../../components/form/use-file-drop.ts'
import { RequiredMark } from './RequiredMark.tsx'

interface Props {
  file: File | null
  error: string | undefined
  onChoose: (file: File) => void
}

const formatMegabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1)

/** Chooses an mp3 of this device by a button or by dropping it. */
export function SoundFileField({ file, error, onChoose }: Props) {
  const { t } = useTranslation('uploads')
  const id = useId()
  const { input, isOver, chooseFiles, dropTarget } = useFileDrop(([chosen]) => {
    if (chosen) onChoose(chosen)
  })
  return (
    <Box>
      <FormLabel htmlFor={id} sx={{ color: 'text.primary', fontWeight: 500 }}>
        {t('fields.file')}
        <RequiredMark />
      </FormLabel>
      <Box
        {...dropTarget}
        sx={{
          ...frame,
          borderColor: error ? 'error.main' : isOver ? 'primary.main' : 'outline.main',
          bgcolor: isOver ? 'washi.dark' : 'background.paper',
        }}
      >
        <AudioFileOutlined aria-hidden sx={{ fontSize: '2rem', color: 'primary.main' }} />
        <Box sx={{ flex: '1 1 10rem', minWidth: 0 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{file ? file.name : t('file.none')}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {file ? t('file.size', { size: formatMegabytes(file.size) }) : t('file.hint')}
          </Typography>
        </Box>
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {t(file ? 'file.other' : 'file.choose')}
        </Button>
        <Box
          component="input"
          ref={input}
          id={id}
          type="file"
          accept="audio/mpeg,.mp3"
          tabIndex={-1}
          aria-describedby={`${id}-help`}
          onChange={(event) => chooseFiles(event.currentTarget.files)}
          sx={hidden}
        />
      </Box>
      <FormHelperText id={`${id}-help`} error role={error ? 'alert' : undefined} sx={helpStyle}>
        {error}
      </FormHelperText>
    </Box>
  )
}

const frame = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: 2.5,
  mt: 0.75,
  border: '1px dashed',
  borderRadius: 1,
  transition: 'background-color 200ms ease-out',
} as const
const helpStyle = { mx: 0, fontSize: '0.875rem' } as const
const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  opacity: 0,
} as const
