import type { LibrarySound } from './types.ts'

/** The size of the map of Japan in its own units, of which forty are one degree of latitude. */
export const MAP_WIDTH = 568
export const MAP_HEIGHT = 632

/** Markers at the edges of the map need so much around it. */
export const MAP_MARGIN = 26

const UNITS_PER_DEGREE = 40
/** A degree of longitude is shorter by the cosine of the latitude in the middle of the map. */
const LONGITUDE_SCALE = Math.cos((36.5 * Math.PI) / 180)
const MERIDIAN = 128
/** The islands south of this latitude lie in an inset, because the sea between would take half of the map. */
const SOUTH_LATITUDE = 29.9
/** The corner in the north-west of each part, in degrees as they are drawn. */
const mainCorner = { x: 0.3, y: 45.8 }
const southCorner = { x: -3.7, y: 29.3 }
/** The inset ends here to the right and below. */
export const SOUTH_INSET = { width: 236, height: 214 }

export interface MapPoint {
  x: number
  y: number
}

/** Converts degrees to a point on the map. */
export function toMapPoint({ longitude, latitude }: { longitude: number; latitude: number }): MapPoint {
  const corner = latitude < SOUTH_LATITUDE ? southCorner : mainCorner
  return {
    x: ((longitude - MERIDIAN) * LONGITUDE_SCALE - corner.x) * UNITS_PER_DEGREE,
    y: (corner.y - latitude) * UNITS_PER_DEGREE,
  }
}

export interface SoundCluster extends MapPoint {
  sounds: readonly LibrarySound[]
}

/**
 * Gathers sounds into clusters, so that no two of them lie nearer than a distance, in units of the map. A cluster lies where most of its
 * sounds come from; sounds without coordinates are in none.
 */
export function clusterSounds(sounds: readonly LibrarySound[], minDistance: number): SoundCluster[] {
  const spots = new Map<string, { point: MapPoint; sounds: LibrarySound[] }>()
  for (const sound of sounds) {
    if (!sound.coordinates) continue
    const point = toMapPoint(sound.coordinates)
    const key = `${point.x} ${point.y}`
    const spot = spots.get(key) ?? { point, sounds: [] }
    spot.sounds.push(sound)
    spots.set(key, spot)
  }
  const clusters: (MapPoint & { sounds: LibrarySound[] })[] = []
  for (const { point, sounds: those } of [...spots.values()].toSorted(
    (one, other) => other.sounds.length - one.sounds.length,
  )) {
    const distanceTo = ({ x, y }: MapPoint) => Math.hypot(x - point.x, y - point.y)
    const near = clusters.filter((cluster) => distanceTo(cluster) < minDistance)
    const [nearest] = near.toSorted((one, other) => distanceTo(one) - distanceTo(other))
    if (nearest) nearest.sounds.push(...those)
    else clusters.push({ ...point, sounds: [...those] })
  }
  // By keyboard, one goes from north to south.
  return clusters.toSorted((one, other) => one.y - other.y)
}
