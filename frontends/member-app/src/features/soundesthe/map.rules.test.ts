import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clusterSounds, MAP_HEIGHT, MAP_WIDTH, SOUTH_INSET, toMapPoint } from './map.rules.ts'
import type { LibrarySound } from './types.ts'

const createSound = (number: number, coordinates?: LibrarySound['coordinates']): LibrarySound => ({
  id: `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  soundSrc: '/api/media/a',
  title: `音${number}`,
  genre: '海',
  place: '',
  tags: [],
  durationSeconds: 600,
  planCode: '02',
  purposeCode: null,
  tagCodes: [],
  reading: '',
  frequencies: [],
  ...(coordinates && { coordinates }),
})

describe('toMapPoint', () => {
  it.each([
    ['Cape Soya', 141.94, 45.52],
    ['Cape Nosappu', 145.82, 43.38],
    ['Goto', 128.84, 32.7],
    ['Yakushima', 130.5, 30.35],
  ])('puts %s onto the map', (_, longitude, latitude) => {
    const { x, y } = toMapPoint({ longitude, latitude })
    expect(x > 0 && x < MAP_WIDTH && y > 0 && y < MAP_HEIGHT).toBe(true)
  })

  it.each([
    ['Yoron', 128.43, 27.04],
    ['Taketomi', 124.09, 24.33],
  ])('puts %s into the inset', (_, longitude, latitude) => {
    const { x, y } = toMapPoint({ longitude, latitude })
    expect(x > 0 && x < SOUTH_INSET.width && y > 0 && y < SOUTH_INSET.height).toBe(true)
  })
})

describe('clusterSounds', () => {
  it('keeps clusters apart, and each placed sound in exactly one', () => {
    const coordinates = fc.record({
      longitude: fc.double({ min: 124, max: 146, noNaN: true }),
      latitude: fc.double({ min: 24, max: 45, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(fc.option(coordinates), { maxLength: 60 }), (places) => {
        const sounds = places.map((place, index) => createSound(index, place ?? undefined))
        const clusters = clusterSounds(sounds, 60)
        const gathered = clusters.flatMap((cluster) => cluster.sounds.map(({ id }) => id))
        const placed = sounds.filter((sound) => sound.coordinates).map(({ id }) => id)
        expect(gathered.toSorted()).toEqual(placed.toSorted())
        for (const [index, one] of clusters.entries())
          for (const other of clusters.slice(index + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(60)
      }),
    )
  })

  it('lies where most of its sounds come from', () => {
    const kamakura = { longitude: 139.55, latitude: 35.31 }
    const enoshima = { longitude: 139.48, latitude: 35.3 }
    const sounds = [createSound(1, enoshima), createSound(2, kamakura), createSound(3, kamakura)]
    expect(clusterSounds(sounds, 60)).toMatchObject([{ ...toMapPoint(kamakura), sounds: [{}, {}, {}] }])
  })
})
