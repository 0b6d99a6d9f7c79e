import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseHour, chooseScene } from './choose-scene.ts'
import { composeDistinctLandscape, composeLandscape } from './compose-landscape.ts'
import { computeLandscapeDistance, MIN_NEIGHBOUR_DISTANCE } from './compute-landscape-distance.ts'
import { drawLandscape, type LandscapeCanvas } from './draw-landscape.ts'
import { type Landscape, landscapeHours, landscapeScenes } from './landscape.ts'
import { listShapes } from './list-shapes.ts'
import { renderSvg } from './render-svg.ts'

const sounds = fc.record({
  id: fc.uuid(),
  title: fc.string(),
  genre: fc.string(),
  place: fc.string(),
  tagCodes: fc.array(fc.constantFrom('sleep', 'water', 'constructor', 'x')),
  frequencies: fc.array(fc.double({ min: 20, max: 1000, noNaN: true }), { maxLength: 3 }),
  peaks: fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 240 }),
})

describe('the landscape of a sound', () => {
  it('is always the same for the same sound', () => {
    fc.assert(
      fc.property(sounds, (sound) => {
        const landscape = composeLandscape(sound)
        expect(composeLandscape(structuredClone(sound))).toEqual(landscape)
        const frame = { width: 56, height: 56 }
        expect(renderSvg(structuredClone(landscape), frame)).toBe(renderSvg(landscape, frame))
      }),
    )
  })

  it('survives being stored as JSON', () => {
    fc.assert(
      fc.property(sounds, (sound) => {
        const landscape = composeLandscape(sound)
        expect(JSON.parse(JSON.stringify(landscape))).toEqual(landscape)
      }),
    )
  })

  it('shows what was measured: other frequencies and another envelope draw other lines in the same scene', () => {
    const sound = { id: 'a', title: '由比ヶ浜の波', frequencies: [44, 220, 440], peaks: [10, 90, 40, 70] }
    const frame = { width: 160, height: 160 }
    const landscape = composeLandscape(sound)
    for (const change of [{ frequencies: [88, 220, 440] }, { peaks: [90, 10, 70, 10] }]) {
      const changed = composeLandscape({ ...sound, ...change })
      expect([changed.scene, changed.hour, changed.palette]).toEqual([
        'sea',
        landscape.hour,
        landscape.palette,
      ])
      expect(renderSvg(changed, frame)).not.toBe(renderSvg(landscape, frame))
    }
  })

  it.each([
    [{ title: '屋久島の雨' }, 'rain'],
    [{ title: 'しじまの雪' }, 'snow'],
    [{ title: '遠い鐘', genre: 'ambient' }, 'bell'],
    [{ genre: 'ocean 海 Ocean' }, 'sea'],
    [{ genre: 'lagerfeuer Fire' }, 'fire'],
    [{ tagCodes: ['trees'] }, 'wood'],
    [{ place: '滋賀・琵琶湖' }, 'stream'],
  ])('is of the scene that its words tell of: %j', (words, scene) => {
    expect(chooseScene({ title: '', genre: '', place: '', tagCodes: [], ...words }, 7)).toBe(scene)
  })

  it.each([
    [{ title: '枕もとの月' }, 'night'],
    [{ title: '夕凪', tagCodes: ['morning'] }, 'dusk'],
    [{ title: '暁の湖' }, 'dawn'],
    [{ tagCodes: ['refresh'] }, 'day'],
  ])('has the hour that its words tell of: %j', (words, hour) => {
    expect(chooseHour({ title: '', genre: '', tagCodes: [], ...words, place: '' }, 7)).toBe(hour)
  })
})

it('finds a distinct landscape beside neighbours of the same words', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.uuid(), { minLength: 12, maxLength: 12 }), (ids) => {
      const composed: Landscape[] = []
      for (const id of ids) {
        const near = composed.slice(-2)
        const landscape = composeDistinctLandscape({ id, title: '夜の海' }, near)
        for (const neighbour of near)
          expect(computeLandscapeDistance(landscape, neighbour)).toBeGreaterThanOrEqual(
            MIN_NEIGHBOUR_DISTANCE,
          )
        composed.push(landscape)
      }
    }),
    { numRuns: 20 },
  )
})

it('draws the water of a lake without an edge below its shore', () => {
  const landscape: Landscape = { ...composeLandscape({ id: 'lake' }), scene: 'stream', layout: 2 }
  const shapes = listShapes(landscape, { width: 390, height: 560 })
  const edges = shapes.flatMap((shape) => {
    if (shape.kind !== 'path' || !shape.closed) return []
    // The last two points of a ground are the lower corners of the picture.
    const heights = new Set(shape.points.slice(0, -4).filter((_, at) => at % 2 === 1))
    return heights.size === 1 ? [...heights] : []
  })
  // The sky begins at the upper edge, and the water at the shore.
  expect(edges).toHaveLength(2)
})

describe.each(landscapeScenes)('the scene %s', (scene) => {
  const examples = landscapeHours.flatMap((hour) =>
    ([0, 1, 2] as const).map((layout) => ({
      ...composeLandscape({ id: `${scene} ${hour}` }),
      scene,
      hour,
      layout,
    })),
  )

  it('draws only numbers, at every size and shape, however loud the sound is', () => {
    for (const landscape of examples) {
      for (const frame of [
        { width: 56, height: 56 },
        { width: 1200, height: 630 },
        { width: 390, height: 844 },
      ]) {
        const svg = renderSvg(landscape, { ...frame, time: 3.7, level: 1 })
        expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
      }
    }
  })

  it('draws every shape of the still on a canvas, too, and moves', () => {
    for (const landscape of examples) {
      const frame = { width: 160, height: 160 }
      const still = recordCanvas(landscape, { ...frame, time: 0, level: 0.5 })
      expect(still.calls.filter((call) => call.startsWith('beginPath'))).toHaveLength(
        renderSvg(landscape, frame).match(/<(path|ellipse)/g)?.length ?? 0,
      )
      expect(recordCanvas(landscape, { ...frame, time: 5, level: 0.5 }).calls).not.toEqual(still.calls)
    }
  })
})

function recordCanvas(landscape: Landscape, frame: Parameters<typeof drawLandscape>[2]): { calls: string[] } {
  const calls: string[] = []
  const canvas = new Proxy({} as LandscapeCanvas, {
    get:
      (_target, name) =>
      (...values: unknown[]) => {
        calls.push(`${String(name)} ${values.join(' ')}`)
        return { addColorStop: () => undefined }
      },
    set: () => true,
  })
  drawLandscape(canvas, landscape, frame)
  return { calls }
}
