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
        slotProps={{ content: { role: 'status' }, transition: { onExited: onClosed } }}
        sx={{ bottom: { xs: 'calc(9.5rem + env(safe-area-inset-bottom))', md: 24 }, displayPrint: 'none' }}
      />
    </Portal>
  )
}
