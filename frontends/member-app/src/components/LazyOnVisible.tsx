import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useRef, useState } from 'react'

interface Props {
  /** Keeps the space until the children are shown. */
  waiting: ReactNode
  children: ReactNode
}

/** Renders its children when they come near the viewport, so that the home page loads little at first. */
export function LazyOnVisible({ waiting, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (near || !place.current) return
    const watch = new IntersectionObserver((seen) => setNear(seen.some((entry) => entry.isIntersecting)), {
      rootMargin: '600px',
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [near])
  return <Box ref={place}>{near ? children : waiting}</Box>
}
