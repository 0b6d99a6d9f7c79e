import Box from '@mui/material/Box'
import { bodyPlaces, figureBox } from '../body-figure.rules.ts'
import type { BodyPart } from '../rules.ts'

/** The right half of the body and of the face; the left half is its mirror image. */
const halves = [
  // The neck, the shoulder, and the outside of the arm down to the hand.
  'M8 68c0 6 0 9 2 12 6 6 24 7 33 13 9 7 10 21 12 35 2 18 6 34 8 52 1 10 4 18 4 27 0 7-2 13-5 13-4 0-5-6-6-13-2-14-6-28-9-43-2-12-5-24-9-35',
  // The side of the body, the outside of the leg and the foot.
  'M37 120c-1 20-4 36-4 52 0 20 6 34 6 54 0 26-3 50-5 74-1 8 0 14 1 22 1 20-3 36-6 54-1 6 1 9 6 13 3 3 0 6-5 6H17c-4 0-5-3-4-7 1-8 0-14 0-20-1-20 0-36 0-50-1-24-8-50-11-74',
  // An eyelid, and the half of a smile.
  'M4 46c3 4 8 4 11 0',
  'M0 61c3 0 5-1 7-3',
]

interface Props {
  part: BodyPart['name'] | null
}

/** Draws a body at rest in fine lines, with rings at a part of it. */
export function BodyFigure({ part }: Props) {
  const points = part && part !== 'nothing' ? bodyPlaces[part].points : []
  return (
    <>
      <Box component="g" sx={{ color: 'primary.main' }} {...line}>
        <ellipse cx="0" cy="42" rx="22" ry="29" />
        {[1, -1].flatMap((side) =>
          halves.map((path) => <path key={`${side} ${path}`} d={path} transform={`scale(${side} 1)`} />),
        )}
      </Box>
      <Box component="g" sx={{ color: 'secondary.main' }} {...line}>
        {points.flatMap(([x, y]) =>
          (points.length > 1 ? [4, 8] : [6, 12, 18]).map((radius, ring) => (
            <circle key={`${x} ${radius}`} cx={x} cy={y} r={radius} opacity={1 - ring * 0.3} />
          )),
        )}
        {part === 'nothing' &&
          [56, 100, 150].map((radius, ring) => (
            <circle key={radius} cx={0} cy={190} r={radius} opacity={1 - ring * 0.3} />
          ))}
      </Box>
    </>
  )
}

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

export const figureViewBox = `${figureBox.left} ${figureBox.top} ${figureBox.width} ${figureBox.height}`
