import type { Brush } from '../brush.ts'
import type { LandscapeScene } from '../landscape.ts'
import { drawBell } from './bell.ts'
import { drawBlossom } from './blossom.ts'
import { drawFire } from './fire.ts'
import { drawGarden } from './garden.ts'
import { drawHills } from './hills.ts'
import { drawMoon } from './moon.ts'
import { drawRain } from './rain.ts'
import { drawSea } from './sea.ts'
import { drawSnow } from './snow.ts'
import { drawStars } from './stars.ts'
import { drawSteam } from './steam.ts'
import { drawStream } from './stream.ts'
import { drawTown } from './town.ts'
import { drawWind } from './wind.ts'
import { drawWood } from './wood.ts'

export const sceneDrawings: Record<LandscapeScene, (brush: Brush) => void> = {
  sea: drawSea,
  rain: drawRain,
  wood: drawWood,
  fire: drawFire,
  bell: drawBell,
  snow: drawSnow,
  town: drawTown,
  wind: drawWind,
  stars: drawStars,
  stream: drawStream,
  garden: drawGarden,
  hills: drawHills,
  moon: drawMoon,
  steam: drawSteam,
  blossom: drawBlossom,
}
