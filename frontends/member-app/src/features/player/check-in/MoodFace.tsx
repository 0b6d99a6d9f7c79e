import Box from '@mui/material/Box'
import type { Mood } from './moods.ts'

const mouths: Record<Mood, string> = {
  1: 'M16 33.5q8 -8.5 16 0',
  2: 'M17 32q7 -4 14 0',
  3: 'M17 30.5h14',
  4: 'M17 29q7 5 14 0',
  5: 'M15.5 28q8.5 9.5 17 0',
}

/** The eyes droop in a hard hour and close gently in a good one. */
const eyes: Record<Mood, string> = {
  1: 'M14.5 21.5l4.5 -2.25M33.5 21.5l-4.5 -2.25',
  2: 'M17 19.5v2M31 19.5v2',
  3: 'M17 19v2M31 19v2',
  4: 'M17 19v2M31 19v2',
  5: 'M14.5 21q2.5 -3 5 0M28.5 21q2.5 -3 5 0',
}

/** A face in one line for a mood; its name stands beside it. */
export function MoodFace({ mood, size }: { mood: Mood; size: string }) {
  return (
    <Box component="svg" viewBox="0 0 48 48" aria-hidden sx={{ width: size, height: size, flexShrink: 0 }}>
      <g fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round">
        <circle cx="24" cy="24" r="20" />
        <path d={eyes[mood]} />
        <path d={mouths[mood]} />
      </g>
    </Box>
  )
}
