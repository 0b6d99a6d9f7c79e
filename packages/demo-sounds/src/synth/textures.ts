import { createRandomLoopCurve, createSegmentLocator, splitLoopRandomly } from './loop-curve.ts'
import { addNoise } from './noise.ts'
import type { Texture } from './piece.ts'
import { type RandomFn, randomBetween } from './random.ts'
import { addGlidingTone, addStruckTone, SAMPLE_RATE_HZ } from './tone.ts'

type AddTexture = (out: Float32Array, random: RandomFn) => void

const seconds = (out: Float32Array) => out.length / SAMPLE_RATE_HZ

const waves: AddTexture = (out, random) => {
  // A wave comes in faster than it runs back, and no two are alike.
  const points = splitLoopRandomly(random, { seconds: seconds(out), every: [5, 12] })
  const heights = points.starts.map(() => randomBetween(random, 0.5, 1))
  const locate = createSegmentLocator(points, seconds(out))
  const swell = (second: number) => {
    const { part, progress } = locate(second)
    return (heights[part] ?? 1) * Math.sin(Math.PI * progress ** 0.7) ** 2
  }
  let now = 0
  addNoise(out, random, { width: 1, low: true }, (s) => {
    now = swell(s)
    return { hz: 250 + 650 * now, gain: 0.12 + 0.9 * now }
  })
  const spray = createRandomLoopCurve(random, [2, 6], seconds(out))
  addNoise(out, random, { width: 1.2 }, (s) => ({ hz: 1400 + 1600 * spray(s), gain: 0.35 * spray(s) ** 2 }))
}

const rain: AddTexture = (out, random) => {
  const gust = createRandomLoopCurve(random, [3, 9], seconds(out))
  addNoise(out, random, { width: 1.4 }, (s) => ({ hz: 2400 + 600 * gust(s), gain: 0.3 + 0.25 * gust(s) }))
  addNoise(out, random, { width: 1.2, low: true }, () => ({ hz: 320, gain: 0.18 }))
  for (let drop = 0; drop < seconds(out) * 14; drop++) {
    const decaySeconds = randomBetween(random, 0.006, 0.03)
    addStruckTone(out, {
      hz: randomBetween(random, 900, 3600),
      from: random() * out.length,
      length: decaySeconds * 5 * SAMPLE_RATE_HZ,
      gain: randomBetween(random, 0.05, 0.5) ** 1.5,
      phase: 0,
      decaySeconds,
    })
  }
}

const wind: AddTexture = (out, random) => {
  const pitch = createRandomLoopCurve(random, [2, 8], seconds(out))
  const force = createRandomLoopCurve(random, [3, 9], seconds(out))
  addNoise(out, random, { width: 0.5 }, (s) => ({
    hz: 260 + 420 * pitch(s),
    gain: 0.2 + 0.6 * force(s) ** 2,
  }))
  addNoise(out, random, { width: 1.2, low: true }, (s) => ({ hz: 500, gain: 0.2 + 0.3 * force(s) }))
}

const stream: AddTexture = (out, random) => {
  const slow = createRandomLoopCurve(random, [1, 5], seconds(out))
  const quick = createRandomLoopCurve(random, [0.2, 0.8], seconds(out))
  addNoise(out, random, { width: 0.9 }, (s) => ({ hz: 700 + 500 * quick(s), gain: 0.35 + 0.2 * slow(s) }))
  addNoise(out, random, { width: 1.1 }, (s) => ({ hz: 1900 + 700 * slow(s), gain: 0.22 + 0.12 * quick(s) }))
  for (let bubble = 0; bubble < seconds(out) * 9; bubble++) {
    const hz = randomBetween(random, 380, 1300)
    addGlidingTone(out, {
      hz,
      toHz: hz * randomBetween(random, 1.15, 1.6),
      from: random() * out.length,
      length: Math.round(randomBetween(random, 0.03, 0.09) * SAMPLE_RATE_HZ),
      gain: randomBetween(random, 0.04, 0.3),
      phase: 0,
    })
  }
}

const leaves: AddTexture = (out, random) => {
  const gust = createRandomLoopCurve(random, [2, 7], seconds(out))
  addNoise(out, random, { width: 1.3 }, (s) => ({
    hz: 1700 + 900 * gust(s),
    gain: 0.12 + 0.5 * gust(s) ** 2,
  }))
  addNoise(out, random, { width: 1.2, low: true }, (s) => ({ hz: 380, gain: 0.2 + 0.2 * gust(s) }))
}

const fire: AddTexture = (out, random) => {
  const flame = createRandomLoopCurve(random, [0.5, 3], seconds(out))
  addNoise(out, random, { width: 1, low: true }, (s) => ({
    hz: 260 + 200 * flame(s),
    gain: 0.5 + 0.3 * flame(s),
  }))
  for (let crackle = 0; crackle < seconds(out) * 6; crackle++) {
    addStruckTone(out, {
      hz: randomBetween(random, 700, 3000),
      from: random() * out.length,
      length: 0.02 * SAMPLE_RATE_HZ,
      gain: randomBetween(random, 0.1, 0.8) ** 2,
      phase: 0,
      decaySeconds: 0.003,
    })
  }
}

const birds: AddTexture = (out, random) => {
  const phrases = Math.round(seconds(out) / 3)
  for (let phrase = 0; phrase < phrases; phrase++) {
    const hz = randomBetween(random, 2100, 3600)
    const notes = 2 + Math.floor(random() * 5)
    let from = random() * out.length
    for (let note = 0; note < notes; note++) {
      const length = Math.round(randomBetween(random, 0.05, 0.16) * SAMPLE_RATE_HZ)
      const start = hz * randomBetween(random, 0.9, 1.1)
      addGlidingTone(out, {
        hz: start,
        toHz: start * randomBetween(random, 0.8, 1.25),
        from,
        length,
        gain: 0.35,
        phase: 0,
      })
      from += length + randomBetween(random, 0.03, 0.1) * SAMPLE_RATE_HZ
    }
  }
}

const insects: AddTexture = (out, random) => {
  // A bell cricket sings in trains of soft pulses, about 28 a second.
  for (let singer = 0; singer < 3; singer++) {
    const hz = randomBetween(random, 3300, 3900)
    const gain = randomBetween(random, 0.12, 0.3)
    const songs = Math.round(((5 + singer) * seconds(out)) / 24)
    for (let song = 0; song < songs; song++) {
      const from = random() * out.length
      for (let pulse = 0; pulse < 40; pulse++) {
        const loud = Math.sin((Math.PI * (pulse + 1)) / 42)
        const at = from + (pulse / 28) * SAMPLE_RATE_HZ
        addGlidingTone(out, { hz, toHz: hz, from: at, length: 1140, gain: gain * loud, phase: 0 })
      }
    }
  }
  addNoise(out, random, { width: 1.2, low: true }, () => ({ hz: 300, gain: 0.06 }))
}

export const textureRenderers: Record<Texture, AddTexture> = {
  waves,
  rain,
  wind,
  stream,
  leaves,
  fire,
  birds,
  insects,
}
