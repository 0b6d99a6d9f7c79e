import { Type } from 'typebox'

/** The dominant frequencies of a sound in responses, for its picture and for vibrating devices. */
export const SoundFrequencies = Type.Array(Type.Number({ minimum: 20 }), {
  maxItems: 3,
  description:
    'The strongest in Hz with one decimal, lowest first; the first is the carrier where it is at most 120 Hz. ' +
    'None while they are not measured or where nothing stands out',
})
