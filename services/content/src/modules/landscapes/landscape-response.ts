import { ENVELOPE_STEPS, type Landscape, landscapeHours, landscapeScenes } from '@hibiki/landscapes'
import { type Static, Type } from 'typebox'
import { toLandscapeHash } from './render-still.ts'

const Scene = Type.Enum([...landscapeScenes], { $id: 'LandscapeScene' })
const Share = Type.Number({ minimum: 0, maximum: 1 })
const Colour = Type.String({ pattern: '^#[0-9a-f]{6}$' })

/** What draws a landscape: the same picture at any size, and in motion. */
export const LandscapeDrawing = Type.Object(
  {
    scene: Scene,
    hour: Type.Enum([...landscapeHours]),
    palette: Type.Object({
      skyTop: Colour,
      skyLow: Colour,
      far: Colour,
      near: Colour,
      ink: Colour,
      glow: Colour,
    }),
    layout: Type.Enum([0, 1, 2]),
    mirrored: Type.Boolean(),
    horizon: Share,
    focus: Type.Object({ x: Share, y: Share, radius: Share }),
    density: Share,
    amplitude: Share,
    waves: Type.Tuple([Type.Number(), Type.Number(), Type.Number()]),
    envelope: Type.Array(Share, { minItems: ENVELOPE_STEPS, maxItems: ENVELOPE_STEPS }),
    seed: Type.Integer(),
  },
  { $id: 'LandscapeDrawing' },
)

/** The landscape of a sound: its cover, and the colours for what is around it. */
export const LandscapeResponse = Type.Object(
  {
    scene: Scene,
    hour: Type.Enum([...landscapeHours]),
    palette: Type.Array(Colour, {
      minItems: 5,
      maxItems: 5,
      description: 'The upper and the lower sky, what is near, the lines and the light',
    }),
    image: Type.String({
      description:
        'The address of the pictures, which never change: {size} is 56, 160, 400 or og (1200 by 630), {format} is avif or png. ' +
        'They have twice as many pixels as their size says',
    }),
  },
  { $id: 'Landscape' },
)

export function toLandscapeResponse(soundId: string, landscape: Landscape): Static<typeof LandscapeResponse> {
  const { scene, hour, palette } = landscape
  const { skyTop, skyLow, near, ink, glow } = palette
  return {
    scene,
    hour,
    palette: [skyTop, skyLow, near, ink, glow],
    image: `/api/soundesthe/landscapes/${soundId}/{size}.{format}?v=${toLandscapeHash(landscape)}`,
  }
}
