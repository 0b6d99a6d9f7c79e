import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { createRipplePaths, createWavePaths } from './line-paths.ts'

export type SceneName = 'skincare' | 'sleep' | 'healthcare' | 'deskWork'

const width = 480
const height = 260

/** Draws one of the four scenes: water drops, the sun on the sea, a breath, a window between waves. */
export function SceneDrawing({ scene }: { scene: SceneName }) {
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      sx={{
        display: 'block',
        width: '100%',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        color: 'primary.main',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.1,
      }}
    >
      {scenes[scene]}
    </Box>
  )
}

const drawLines = (paths: string[], opacity = 1) => paths.map((d) => <path key={d} d={d} opacity={opacity} />)

const drawAccent = (child: ReactNode) => (
  <Box component="g" sx={{ color: 'secondary.main', fill: 'currentColor', stroke: 'none' }}>
    {child}
  </Box>
)

const scenes: Record<SceneName, ReactNode> = {
  skincare: (
    <>
      {drawLines(createRipplePaths({ x: 178, y: 150, from: 10, count: 11, gap: 13, flatten: 0.62 }), 0.85)}
      {drawLines(createRipplePaths({ x: 338, y: 96, from: 7, count: 6, gap: 11, flatten: 0.62 }), 0.6)}
      {drawAccent(<circle cx="178" cy="150" r="4" />)}
    </>
  ),
  sleep: (
    <>
      {drawAccent(<circle cx="318" cy="104" r="36" />)}
      {drawLines(createWavePaths({ width, from: 128, to: 244, count: 10, swing: 7, waves: 2.5 }), 0.85)}
    </>
  ),
  healthcare: (
    <>
      {drawLines(
        createWavePaths({ width, from: 70, to: 190, count: 15, swing: 34, waves: 1, pinch: true }),
        0.7,
      )}
      {drawAccent(<circle cx="240" cy="130" r="5" />)}
    </>
  ),
  deskWork: (
    <>
      <rect x="150" y="48" width="180" height="140" rx="6" />
      <path d="M240 48v140M150 118h180" opacity="0.5" />
      {drawLines(createWavePaths({ width, from: 204, to: 240, count: 4, swing: 4, waves: 3 }), 0.7)}
      {drawAccent(<circle cx="292" cy="84" r="13" />)}
    </>
  ),
}
