import { Type } from 'typebox'

/** What a sound consists of, as services respond it: for its picture and for devices that vibrate. */
export const SoundFrequencies = Type.Array(Type.Number({ minimum: 20 }), {
  maxItems: 3,
  description:
    'The strongest in Hz with one decimal, lowest first; the first is the carrier where it is at most 120 Hz. ' +
    'None while they are not measured or where nothing stands out',
})
