import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import workerSrc from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Document, Page, pdfjs } from 'react-pdf'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import 'react-pdf/dist/Page/TextLayer.css'

pdfjs.GlobalWorkerOptions.workerSrc = workerSrc

/** The ratio of the brochures' pages, to reserve their space while a page is drawn. */
const PAGE_RATIO = 105 / 176

/** Draws one page of a PDF at the width of its container, with its text for screen readers and search. */
export function BrochurePdfPage({ src, page, title }: { src: string; page: number; title: string }) {
  const { t } = useTranslation('home')
  const [place, width] = useWidth()
  const [attempts, setAttempts] = useState(0)
  const height = width / PAGE_RATIO
  const waiting = <Skeleton variant="rectangular" sx={{ width: '100%', height }} />
  return (
    <Box
      ref={place}
      aria-live="polite"
      sx={{
        minHeight: height,
        maxWidth: '28rem',
        mx: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      {width > 0 && (
        <Document
          key={attempts}
          file={src}
          loading={waiting}
          error={<FailureNotice text={t('intro-papers.failed')} onRetry={() => setAttempts(attempts + 1)} />}
        >
          <Page
            pageNumber={page}
            width={width}
            loading={waiting}
            renderAnnotationLayer={false}
            canvasRef={(canvas) => canvas?.setAttribute('aria-hidden', 'true')}
            error={
              <FailureNotice text={t('intro-papers.failed')} onRetry={() => setAttempts(attempts + 1)} />
            }
          />
        </Document>
      )}
      <Box component="span" sx={visuallyHidden}>
        {t('intro-papers.page', { title, number: page })}
      </Box>
    </Box>
  )
}

function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const box = place.current
    if (!box) return
    const measure = new ResizeObserver(() => setWidth(box.clientWidth))
    measure.observe(box)
    return () => measure.disconnect()
  }, [])
  return [place, width]
}
