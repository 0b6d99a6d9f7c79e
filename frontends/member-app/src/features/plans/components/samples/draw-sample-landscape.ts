import { composeLandscape, type LandscapeSound } from '@hibiki/landscapes'
import { drawLandscape } from '@hibiki/landscapes/canvas'

/** Draws the landscape of a sound over the whole canvas. */
export function drawSampleLandscape(canvas: HTMLCanvasElement, sound: LandscapeSound): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = canvas
  drawLandscape(context, composeLandscape(sound), { width, height, time: 0, level: 0.5 })
}
