import { demoSounds, measureDemoSoundRepetition } from '@hibiki/demo-sounds'
import type { Measurement } from './measurement-table.ts'

const SOUNDS = 20
/** Within a loop of half a minute; a clip that is repeated is above 0.9. */
const LIMIT = 0.65

/**
 * Measures how much demo sounds repeat themselves: the highest autocorrelation at any lag over 5 s within the loop, for 20 sounds spread
 * over the catalogue.
 */
export async function measureSoundRepetition(): Promise<Measurement[]> {
  const chosen = Array.from(
    { length: SOUNDS },
    (_, index) => demoSounds[Math.floor((index * demoSounds.length) / SOUNDS)],
  )
  let [envelope, waveform] = [0, 0]
  for (const sound of chosen) {
    if (!sound) continue
    const measured = measureDemoSoundRepetition(sound)
    process.stdout.write(
      `  ${sound.key}: loudness ${measured.envelope.toFixed(2)}, waveform ${measured.waveform.toFixed(2)}\n`,
    )
    envelope = Math.max(envelope, measured.envelope)
    waveform = Math.max(waveform, measured.waveform)
  }
  const limit = { unit: '', reference: 1, target: LIMIT, better: 'below' as const }
  return [
    { name: 'autocorrelation of the loudness of demo sounds over 5 s', value: envelope, ...limit },
    { name: 'autocorrelation of their waveform', value: waveform, ...limit },
  ]
}
