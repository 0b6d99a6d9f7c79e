import Box from '@mui/material/Box'
import type { BodyPart } from '../rules.ts'

const figure = [
  'M48 4a9 10 0 1 0 .01 20a9 10 0 1 0 -.01 -20',
  'M44 23v6c-4 3-14 3-17 9-3 7-4 20-5 30M52 23v6c4 3 14 3 17 9 3 7 4 20 5 30',
  'M35 42c1 10 1 16-1 24 1 16 2 30 4 48M61 42c-1 10-1 16 1 24-1 16-2 30-4 48M48 72c-1 16-2 28-2 42M48 72c1 16 2 28 2 42',
]

/** The centres of the rings in the figure's coordinates. */
const places: Record<BodyPart['name'], readonly [number, number][]> = {
  head: [[48, 10]],
  eyes: [[48, 14]],
  neck: [[48, 27]],
  inStomach: [[48, 54]],
  surfaceStomach: [[48, 60]],
  legs: [
    [41, 104],
    [55, 104],
  ],
  knees: [
    [41, 90],
    [55, 90],
  ],
  heart: [[45, 40]],
  nothing: [[48, 46]],
}

/** Draws a body in fine lines with rings at the part that the member chose. */
export function BodyDrawing({ part }: { part: BodyPart['name'] }) {
  const radii = part === 'nothing' ? [18, 30, 42] : [4, 8, 12]
  return (
    <Box
      component="svg"
      viewBox="0 0 96 118"
      aria-hidden
      sx={{ width: '9rem', height: 'auto', overflow: 'visible' }}
    >
      <Box component="g" sx={{ color: 'primary.main' }}>
        {figure.map((path) => (
          <path
            key={path}
            d={path}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.25"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </Box>
      <Box component="g" sx={{ color: 'secondary.main' }}>
        {places[part].flatMap(([x, y]) =>
          radii.map((radius, ring) => (
            <circle
              key={`${x} ${radius}`}
              cx={x}
              cy={y}
              r={radius}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              opacity={1 - ring * 0.3}
            />
          )),
        )}
      </Box>
    </Box>
  )
}
