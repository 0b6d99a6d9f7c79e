import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useRef } from 'react'
import { type TextKey, useTranslate } from '../i18n/use-translate.ts'

interface Props {
  label: string
  /** The picker offers these file types, given as for the `accept` attribute. */
  accept: string
  /** The translation key of the button's label. */
  actionLabel: TextKey
  /** Content beside the button. */
  children?: ReactNode
  error?: ReactNode
  disabled?: boolean
  onChoose: (file: File) => void
}

/** Asks for a file of the user's computer. */
export function FilePicker(props: Props) {
  const { label, accept, actionLabel, children, error, disabled = false, onChoose } = props
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button variant="outlined" disabled={disabled} onClick={() => input.current?.click()}>
          {translate(actionLabel)}
        </Button>
        {children}
      </Box>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onChoose(file)
          currentTarget.value = ''
        }}
      />
      {error && (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: 0.5 }}>
          {error}
        </Typography>
      )}
    </Box>
  )
}
