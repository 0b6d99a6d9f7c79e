import Portal from '@mui/material/Portal'
import Snackbar from '@mui/material/Snackbar'
import { useState } from 'react'

const SHOWN_MS = 8000

/** Shows a sentence above the footer and the mini player, without taking the focus. */
export default function NoticeBar({ text, onClosed }: { text: string; onClosed: () => void }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    // A dialog hides what else the page has from screen readers, but not what is added to the body after it.
    <Portal>
      <Snackbar
        open={isOpen}
        autoHideDuration={SHOWN_MS}
        message={text}
        onClose={(_event, reason) => reason !== 'clickaway' && setIsOpen(false)}
        slotProps={{ content: { role: 'status', sx: bar }, transition: { onExited: onClosed } }}
        sx={place}
      />
    </Portal>
  )
}

const place = {
  displayPrint: 'none',
  '&.MuiSnackbar-root': {
    bottom:
      'calc(var(--bottom-bar-height, 0px) + var(--mini-player-height, 0px) + env(safe-area-inset-bottom) + 12px)',
  },
} as const

/** As quiet as a card: the opposite of the page's ground, which Material UI takes, would glare at night. */
const bar = {
  bgcolor: 'background.paper',
  color: 'text.primary',
  border: 1,
  borderColor: 'outline.main',
  borderRadius: 1,
  boxShadow: 'none',
  typography: 'body2',
  wordBreak: 'auto-phrase',
} as const
