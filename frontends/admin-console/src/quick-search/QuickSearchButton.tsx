import SearchOutlined from '@mui/icons-material/SearchOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'
import { QuickSearchDialog } from './QuickSearchDialog.tsx'

const shortcut = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'

/** Opens the quick search, as Ctrl+K and ⌘K do on every page. */
export function QuickSearchButton() {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (
        !(event.metaKey || event.ctrlKey) ||
        event.shiftKey ||
        event.altKey ||
        event.key.toLowerCase() !== 'k'
      )
        return
      event.preventDefault()
      setIsOpen(true)
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [])
  return (
    <>
      <Button
        color="primary"
        aria-label={`${translate('console.quickSearch.title')} ${shortcut}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
        sx={{ minWidth: 44, px: { xs: 1, md: 1.5 } }}
      >
        <SearchOutlined />
        <Box component="kbd" sx={hint}>
          {shortcut}
        </Box>
      </Button>
      {isOpen && <QuickSearchDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

const hint = {
  display: { xs: 'none', md: 'inline' },
  ml: 1,
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  color: 'text.secondary',
} as const
