import type { Page } from '@playwright/test'

/** −50 dBFS. */
const QUIET = 10 ** (-50 / 20)
/** 30 ms would not be noticed; a cut at the exact sample leaves none, and an element that loops by itself leaves 10 and more. */
export const MAX_QUIET_MS = 5

interface Heard {
  seconds: number
  quietMsOfLap: number
}

/**
 * Records the page's audio element for this long and returns the median of all laps of the longest time in which no sample was
 * louder than `QUIET`. A gap at the seam is in every lap, while a busy machine drops recorded samples anywhere.
 */
export function listenForSeams(
  page: Page,
  { seconds, lapSeconds }: { seconds: number; lapSeconds: number },
): Promise<Heard> {
  return page.evaluate(recordQuiet, { seconds, lapSeconds, quiet: QUIET })
}

/** This function runs in the page. */
async function recordQuiet({
  seconds,
  lapSeconds,
  quiet,
}: {
  seconds: number
  lapSeconds: number
  quiet: number
}): Promise<Heard> {
  const element = document.querySelector('audio')
  if (!element) throw new Error('There is no audio element.')
  const context = new AudioContext()
  await context.resume()
  const source = context.createMediaElementSource(element)
  const tap = context.createScriptProcessor(4096, 1, 1)
  const blocks: Float32Array[] = []
  tap.onaudioprocess = (event) => blocks.push(event.inputBuffer.getChannelData(0).slice())
  source.connect(tap)
  source.connect(context.destination)
  tap.connect(context.destination)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000 + 500))
  tap.disconnect()
  // The first blocks are from before the element was connected.
  const samples = blocks.slice(5).flatMap((block) => [...block])
  const lapSamples = lapSeconds * context.sampleRate
  const laps = Array.from({ length: Math.floor(samples.length / lapSamples) }, (_, lap) => {
    let run = 0
    let longest = 0
    for (const sample of samples.slice(lap * lapSamples, (lap + 1) * lapSamples)) {
      run = Math.abs(sample) < quiet ? run + 1 : 0
      longest = Math.max(longest, run)
    }
    return (longest / context.sampleRate) * 1000
  })
  laps.sort((one, other) => one - other)
  return {
    seconds: samples.length / context.sampleRate,
    quietMsOfLap: laps[Math.floor((laps.length - 1) / 2)] ?? Number.POSITIVE_INFINITY,
  }
}
