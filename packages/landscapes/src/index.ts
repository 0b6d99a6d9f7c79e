export { toOklab } from './colour.ts'
export {
  composeDistinctLandscape,
  composeLandscape,
  ENVELOPE_STEPS,
  type LandscapeSound,
} from './compose-landscape.ts'
export { computeLandscapeDistance, MIN_NEIGHBOUR_DISTANCE } from './compute-landscape-distance.ts'
export {
  type Landscape,
  type LandscapePalette,
  type LandscapeScene,
  landscapeHours,
  landscapeScenes,
} from './landscape.ts'
export { pickAt } from './random.ts'
export { renderSvg } from './render-svg.ts'
