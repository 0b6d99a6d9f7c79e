import Box from '@mui/material/Box'

/** Waves that come by chance, ripples around one point, layers one above the other. */
const drawings = {
  random: [
    'M4 40c11-22 18-22 29 0s18 22 29 0 18-22 29 0',
    'M4 52c11-16 18-16 29 0s18 16 29 0 18-16 29 0',
    'M4 64c11-10 18-10 29 0s18 10 29 0 18-10 29 0',
  ],
  purpose: [
    'M40 40a8 8 0 1 0 .01 16a8 8 0 1 0 -.01 -16',
    'M40 26a22 22 0 1 0 .01 44a22 22 0 1 0 -.01 -44',
    'M40 12a36 36 0 1 0 .01 72a36 36 0 1 0 -.01 -72',
  ],
  category: ['M4 34L42 15L80 34L42 53Z', 'M4 50L42 69L80 50', 'M4 66L42 85L80 66'],
} as const

export type PlanMarkName = keyof typeof drawings

export function PlanMark({ name }: { name: PlanMarkName }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 96 96"
      aria-hidden
      sx={{ width: { xs: '5rem', sm: '6rem' }, height: 'auto', color: 'primary.main' }}
    >
      {drawings[name].map((path, line) => (
        <path
          key={path}
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          opacity={1 - line * 0.28}
        />
      ))}
    </Box>
  )
}
