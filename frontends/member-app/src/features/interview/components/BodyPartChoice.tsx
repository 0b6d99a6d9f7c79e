import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bodyPlaces, bodyRegions, type DrawnBodyPart, figureBox } from '../body-figure.rules.ts'
import { type BodyPart, bodyParts } from '../rules.ts'
import { BodyFigure, figureViewBox } from './BodyFigure.tsx'

interface Props {
  /** The part that was just tapped. */
  chosen: BodyPart['name'] | null
  onChoose: (code: number) => void
}

/**
 * A body whose parts are tapped. Their names beside it are the same choice as a list of buttons, for keyboards, screen readers and whoever
 * prefers words.
 */
export function BodyPartChoice({ chosen, onChoose }: Props) {
  const { t } = useTranslation('interview')
  const [pointed, setPointed] = useState<BodyPart['name'] | null>(null)
  const marked = chosen ?? pointed
  const pointHandlers = (name: BodyPart['name']) => ({
    onPointerEnter: () => setPointed(name),
    onPointerLeave: () => setPointed(null),
  })
  const choose = (chosenName: BodyPart['name']) => {
    const part = bodyParts.find(({ name }) => name === chosenName)
    if (part) onChoose(part.code)
  }
  return (
    <Box sx={{ position: 'relative', maxWidth: '30rem', mx: 'auto', mt: 2 }}>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, pt: `${figureBox.height}px` }}>
        {bodyParts.map(({ code, name }) => (
          <Box component="li" key={code} sx={name === 'nothing' ? { mt: 1.5 } : toLabelStyle(name)}>
            <Button
              {...(name === 'nothing' ? { variant: 'outlined', fullWidth: true } : { fullWidth: true })}
              onClick={() => onChoose(code)}
              onFocus={() => setPointed(name)}
              onBlur={() => setPointed(null)}
              {...pointHandlers(name)}
              sx={{
                minHeight: 44,
                px: 0.5,
                fontSize: { xs: '0.9375rem', sm: '1rem' },
                borderRadius: name === 'nothing' ? 999 : 1,
                lineHeight: 1.35,
                wordBreak: 'auto-phrase',
                ...(name === marked && { bgcolor: 'mist.main' }),
                ...(name !== 'nothing' && labelSides[bodyPlaces[name].side]),
              }}
            >
              {t(`parts.${name}.name`)}
            </Button>
          </Box>
        ))}
      </Box>
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          top: 0,
          left: `calc(50% - ${figureBox.width / 2}px)`,
          width: figureBox.width,
          height: figureBox.height,
          cursor: 'pointer',
        }}
      >
        <Box component="svg" viewBox={figureViewBox} sx={{ display: 'block', overflow: 'visible' }}>
          <Box component="g" sx={{ color: 'text.secondary' }}>
            {(Object.keys(bodyPlaces) as DrawnBodyPart[]).map((name) => (
              <Leader key={name} name={name} />
            ))}
          </Box>
          <BodyFigure part={marked} />
        </Box>
        {bodyRegions.map(({ name, from, to }) => (
          <Box
            key={from}
            data-body-part={name}
            onClick={() => choose(name)}
            {...pointHandlers(name)}
            sx={{ position: 'absolute', left: 0, right: 0, top: from - figureBox.top, height: to - from }}
          />
        ))}
      </Box>
    </Box>
  )
}

/** A dot at the part, and a thin line from it to its name. The eyes are drawn and need no dots. */
function Leader({ name }: { name: DrawnBodyPart }) {
  const { points, side } = bodyPlaces[name]
  const [x, y] = (side === 'left' ? points[0] : points.at(-1)) ?? [0, 0]
  const edge = side === 'left' ? figureBox.left : -figureBox.left
  return (
    <>
      {name !== 'eyes' &&
        points.map(([dotX, dotY]) => <circle key={dotX} cx={dotX} cy={dotY} r={2.5} fill="currentColor" />)}
      <line
        x1={name === 'eyes' ? x + 10 : x}
        y1={y}
        x2={edge}
        y2={y}
        stroke="currentColor"
        strokeWidth={0.75}
        strokeDasharray="1 3"
      />
    </>
  )
}

/** Places a name at the height of its part, beside the figure. */
const toLabelStyle = (name: DrawnBodyPart) => {
  const { points, side } = bodyPlaces[name]
  return {
    position: 'absolute',
    [side]: 0,
    width: `calc(50% - ${figureBox.width / 2}px)`,
    top: (points[0]?.[1] ?? 0) - figureBox.top,
    transform: 'translateY(-50%)',
  } as const
}

const labelSides = {
  left: { justifyContent: 'flex-end', textAlign: 'right' },
  right: { justifyContent: 'flex-start', textAlign: 'left' },
} as const
