import type { Landscape } from '@hibiki/landscapes'
import { drawLandscape } from '@hibiki/landscapes/canvas'

/** The level of the still pictures. */
const STILL_LEVEL = 0.5
/** A louder moment swells for about this long, so that nothing twitches. */
const LEVEL_SECONDS = 1.4
/** More pixels cost a phone its frames, and nobody sees them behind the words. */
const MAX_PIXEL_RATIO = 2
const MAX_PIXELS = 1_400_000
/** After a longer pause, as of a hidden page, the picture goes on where it was. */
const MAX_STEP_SECONDS = 0.1

interface Options {
  canvas: HTMLCanvasElement
  landscape: Landscape
  /** Seconds since the sound began. */
  startSeconds: number
  /** How loud the sound is at this moment, 0 … 1; null for a sound that was not measured. */
  readLevel: () => number | null
  onFirstFrame: () => void
}

export interface LandscapeAnimation {
  /** Moves with this many frames a second at most; with 0 it stands still as it is. */
  setMaxFrameRate(framesPerSecond: number): void
  close(): void
}

/** Draws a landscape on a canvas in the size that the page gives it, frame by frame and outside of React. */
export function animateLandscape(options: Options): LandscapeAnimation {
  const { canvas, landscape, startSeconds, readLevel, onFirstFrame } = options
  const context = canvas.getContext('2d', { alpha: false })
  let time = startSeconds
  let level = readLevel() ?? STILL_LEVEL
  let size = { width: 0, height: 0 }
  let maxFrameRate = 0
  let request: number | null = null
  let lastMs: number | null = null
  let isFirst = true

  function draw(): void {
    if (!context || size.width === 0 || size.height === 0) return
    const scale = canvas.width / size.width
    context.setTransform(scale, 0, 0, scale, 0, 0)
    drawLandscape(context, landscape, { ...size, time, level })
    if (isFirst) onFirstFrame()
    isFirst = false
  }

  function onFrame(nowMs: number): void {
    request = requestAnimationFrame(onFrame)
    const passed = (nowMs - (lastMs ?? nowMs)) / 1000
    // Frames come a little early or late; a fifth of one does not count.
    if (lastMs !== null && passed < 0.8 / maxFrameRate) return
    lastMs = nowMs
    const step = Math.min(passed, MAX_STEP_SECONDS)
    time += step
    level += ((readLevel() ?? STILL_LEVEL) - level) * (1 - Math.exp(-step / LEVEL_SECONDS))
    draw()
  }

  const observer = new ResizeObserver(([entry]) => {
    if (!entry) return
    const { width, height } = entry.contentRect
    size = { width, height }
    const pixelRatio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO, Math.sqrt(MAX_PIXELS / (width * height)))
    canvas.width = Math.round(width * pixelRatio)
    canvas.height = Math.round(height * pixelRatio)
    draw()
  })
  observer.observe(canvas)

  return {
    setMaxFrameRate(framesPerSecond) {
      maxFrameRate = framesPerSecond
      if (request !== null) cancelAnimationFrame(request)
      lastMs = null
      // A hidden page gets no frames from the browser.
      request = framesPerSecond > 0 ? requestAnimationFrame(onFrame) : null
    },
    close() {
      observer.disconnect()
      if (request !== null) cancelAnimationFrame(request)
    },
  }
}
