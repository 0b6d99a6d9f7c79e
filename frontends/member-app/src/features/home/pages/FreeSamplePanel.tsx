import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { playbackStore } from '../../player/audio/playback-store.ts'
import { FreeSamplePlayer } from '../../player/components/FreeSamplePlayer.tsx'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'

/** Plays the free sample in the page; the mini player stands in for it while it is scrolled out of sight. */
export default function FreeSamplePanel() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return
    const watch = new IntersectionObserver(([entry]) =>
      playbackStore.setScrolledAway(entry?.isIntersecting === false),
    )
    watch.observe(place.current)
    return () => {
      watch.disconnect()
      playbackStore.setScrolledAway(false)
    }
  }, [])
  return (
    <Box ref={place}>
      <QueryProvider>
        <FreeSamplePlayer starts />
      </QueryProvider>
    </Box>
  )
}
