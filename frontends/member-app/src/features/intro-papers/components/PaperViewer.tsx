import Box from '@mui/material/Box'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type IntroPaper, pageOfKey, swipe, turned } from '../rules.ts'
import { PaperPage } from './PaperPage.tsx'
import { PaperPager } from './PaperPager.tsx'

interface Props {
  paper: IntroPaper
  page: number
  onTurn: (page: number) => void
}

/** A booklet to leaf through: by buttons, by the keyboard, or with a finger. */
export default function PaperViewer({ paper, page, onTurn }: Props) {
  const { t } = useTranslation('home')
  const touched = useRef<{ x: number; y: number } | null>(null)
  const turn = (by: number) => {
    const next = turned(page, by, paper.pages)
    if (next !== page) onTurn(next)
  }
  return (
    <Box
      role="group"
      aria-roledescription={t('intro-papers.role')}
      aria-label={paper.title}
      tabIndex={0}
      onKeyDown={(event: KeyboardEvent) => {
        const next = pageOfKey(event.key, page, paper.pages)
        if (next === null) return
        event.preventDefault()
        if (next !== page) onTurn(next)
      }}
      onPointerDown={(event: PointerEvent) => {
        touched.current = event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : null
      }}
      onPointerUp={(event: PointerEvent) => {
        if (touched.current) turn(swipe(touched.current, { x: event.clientX, y: event.clientY }))
        touched.current = null
      }}
      // Up and down stays the page's scrolling; across is ours.
      sx={{ touchAction: 'pan-y pinch-zoom' }}
    >
      <PaperPage src={paper.src} page={page} title={paper.title} />
      <PaperPager number={page} count={paper.pages} onTurn={onTurn} />
    </Box>
  )
}
