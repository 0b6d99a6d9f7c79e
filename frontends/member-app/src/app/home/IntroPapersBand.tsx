import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { LoadingState } from '../../components/LoadingState.tsx'
import { lazyPart } from '../../components/lazy-part.tsx'
import { IntroPapersSection } from '../../features/home/components/IntroPapersSection.tsx'

const waiting = <LoadingState picture lines={1} />
const IntroPapersPanel = lazyPart(() => import('./IntroPapersPanel.tsx'), { waiting })

/** The viewer and the papers are fetched when the reader comes near; the home page itself stays light. */
export function IntroPapersBand() {
  const band = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (near || !band.current) return
    const watch = new IntersectionObserver((seen) => setNear(seen.some((entry) => entry.isIntersecting)), {
      rootMargin: '600px',
    })
    watch.observe(band.current)
    return () => watch.disconnect()
  }, [near])
  return (
    <IntroPapersSection>
      <Box ref={band}>{near ? <IntroPapersPanel /> : waiting}</Box>
    </IntroPapersSection>
  )
}
