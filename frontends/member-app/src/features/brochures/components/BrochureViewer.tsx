import Box from '@mui/material/Box'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Brochure, findPageForKey, toSwipeDirection, turnPage } from '../rules.ts'
import { BrochurePager } from './BrochurePager.tsx'
import { BrochurePdfPage } from './BrochurePdfPage.tsx'

interface Props {
  brochure: Brochure
  page: number
  onTurn: (page: number) => void
}

/** Shows a brochure whose pages turn by buttons, keys or swipes. */
export default function BrochureViewer({ brochure, page, onTurn }: Props) {
  const { t } = useTranslation('home')
  const touchStart = useRef<{ x: number; y: number } | null>(null)
  const onTurnBy = (by: number) => {
    const next = turnPage(page, by, brochure.pages)
    if (next !== page) onTurn(next)
  }
  return (
    <Box
      role="group"
      aria-roledescription={t('intro-papers.role')}
      aria-label={brochure.title}
      tabIndex={0}
      onKeyDown={(event: KeyboardEvent) => {
        const next = findPageForKey(event.key, page, brochure.pages)
        if (next === null) return
        event.preventDefault()
        if (next !== page) onTurn(next)
      }}
      onPointerDown={(event: PointerEvent) => {
        touchStart.current = event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : null
      }}
      onPointerUp={(event: PointerEvent) => {
        if (touchStart.current)
          onTurnBy(toSwipeDirection(touchStart.current, { x: event.clientX, y: event.clientY }))
        touchStart.current = null
      }}
      // The browser scrolls vertically; horizontal swipes turn pages.
      sx={{ touchAction: 'pan-y pinch-zoom' }}
    >
      <BrochurePdfPage src={brochure.src} page={page} title={brochure.title} />
      <BrochurePager number={page} count={brochure.pages} onTurn={onTurn} />
    </Box>
  )
}
