import Box from '@mui/material/Box'

/** Waves that come by chance, ripples around one point, layers one above the other. */
const drawings = {
  random: [
    'M4 58q10-26 20 0t20 0 20 0 20 0 10-8',
    'M4 46q14-34 24 0t18 2 22-4 24-12',
    'M4 70q12-16 22 0t22 0 22 0 22 0',
  ],
  purpose: [
    'M48 40a8 8 0 1 0 .01 16a8 8 0 1 0 -.01 -16',
    'M48 26a22 22 0 1 0 .01 44a22 22 0 1 0 -.01 -44',
    'M48 12a36 36 0 1 0 .01 72a36 36 0 1 0 -.01 -72',
  ],
  category: ['M12 34L48 16L84 34L48 52Z', 'M12 50L48 68L84 50', 'M12 66L48 84L84 66'],
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
