import type { Landscape } from '@hibiki/landscapes'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLandscape } from '../api/use-landscape.ts'
import type { PlayerEngine } from '../audio/player-engine.contract.ts'
import { type Envelope, getEnvelopeLevel } from '../drawings/envelope.rules.ts'
import { animateLandscape, type LandscapeAnimation } from '../drawings/landscape-animation.ts'
import type { Sound } from '../types.ts'

interface Props {
  sound: Sound
  engine: PlayerEngine
  envelope: Envelope | null
  playing: boolean
  /** Frames a second at most. */
  frameRate?: number
}

/**
 * Draws the landscape of a sound over its still picture and moves it with the loudness of the sound. It stands still while the sound
 * does, and where the device asks for less motion.
 */
export default function MovingLandscape({ sound, engine, envelope, playing, frameRate = 60 }: Props) {
  const drawing = useDrawing(sound.id)
  const canvas = useRef<HTMLCanvasElement>(null)
  const animation = useRef<LandscapeAnimation>(null)
  const [isDrawn, setIsDrawn] = useState(false)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const currentRate = playing && !isStill ? frameRate : 0
  const readLevel = useEffectEvent(() => {
    const { position, duration } = engine.snapshot()
    return envelope && duration > 0 && !isStill ? getEnvelopeLevel(envelope, position / duration) : null
  })
  const start = useEffectEvent((landscape: Landscape, element: HTMLCanvasElement) =>
    animateLandscape({
      canvas: element,
      landscape,
      startSeconds: isStill ? 0 : engine.snapshot().position,
      readLevel: () => readLevel(),
      onFirstFrame: () => setIsDrawn(true),
    }),
  )
  useEffect(() => {
    if (!drawing || !canvas.current) return
    const started = start(drawing, canvas.current)
    animation.current = started
    return () => {
      animation.current = null
      started.close()
    }
  }, [drawing])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing is another animation
  useEffect(() => animation.current?.setMaxFrameRate(currentRate), [currentRate, drawing])
  return <Box component="canvas" ref={canvas} aria-hidden sx={[layer, { opacity: isDrawn ? 1 : 0 }]} />
}

function useDrawing(soundId: string): Landscape | null {
  const drawing = useLandscape(soundId)?.drawing
  return useMemo(() => {
    if (!drawing) return null
    const [low = 1, middle = 1, high = 1] = drawing.waves
    return { ...drawing, waves: [low, middle, high] }
  }, [drawing])
}

const layer = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  transition: 'opacity 900ms ease-out',
} as const
