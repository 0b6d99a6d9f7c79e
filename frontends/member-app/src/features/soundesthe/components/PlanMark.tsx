import Box from '@mui/material/Box'

/** Waves that come by chance, ripples around one point, layers, strings; and one line drawing for each purpose. */
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
  kanade: [
    'M10 18c26 10 50 10 76 0M22 24v52M10 82c26-10 50-10 76 0',
    'M39 26c3 18-3 30 0 48M57 26c-3 18 3 30 0 48',
    'M74 24v52',
  ],
  beauty: [
    'M48 84C22 70 16 44 48 14c32 30 26 56 0 70',
    'M48 74c-13-9-16-26 0-44 16 18 13 35 0 44',
    'M48 64V46',
  ],
  sleep: ['M66 64A32 32 0 1 1 40 18a26 26 0 0 0 26 46', 'M62 24h14l-14 14h14', 'M78 46h8l-8 8h8'],
  healthcare: [
    'M48 80C24 62 12 48 16 32c5-16 25-16 32 0 7-16 27-16 32 0 4 16-8 30-32 48',
    'M28 46h10l6-12 8 24 6-12h10',
  ],
  deskWork: ['M12 66h72M22 66V30h52v36', 'M34 56V44M48 56V38M62 56V48', 'M36 78h24'],
} as const

export type PlanMarkName = keyof typeof drawings

export function PlanMark({ name }: { name: PlanMarkName }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 96 96"
      aria-hidden
      sx={{ width: { xs: '4rem', sm: '6rem' }, height: 'auto', color: 'primary.main' }}
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
