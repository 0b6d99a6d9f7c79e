import { getJstDay } from '@hibiki/calendar'
import { joinFacts } from '@hibiki/languages'
import { Type } from 'typebox'
import { getFixedT } from '../../../texts.ts'
import { type ChosenSound, chooseSounds, type SoundReason, type SoundWish } from './choose-sounds.rules.ts'
import { createActionPart } from './open-screen.ts'
import type { ToolContext, ToolInput, ToolResult } from './tool-call.ts'

const Library = Type.Object({
  sounds: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      genre: Type.String(),
      place: Type.String(),
      country: Type.Optional(Type.String()),
      tags: Type.Array(Type.String()),
      tagCodes: Type.Array(Type.String()),
      purposeCode: Type.Union([Type.String(), Type.Null()]),
      durationSeconds: Type.Number(),
    }),
  ),
  favourites: Type.Array(Type.String()),
  recent: Type.Array(Type.String()),
})

/** Suggests sounds of the catalogue that the asking member may hear, each with the reason why. */
export async function findSounds(
  { read, language, now }: ToolContext,
  wish: ToolInput<'find-sounds'>,
): Promise<ToolResult> {
  const t = getFixedT(language)
  const library = await read('content', '/soundesthe/library', Library)
  const day = getJstDay(now)
  const found = chooseSounds(library, wish, day)
  // Nothing fits so special a wish, so that the member gets what comes next to it.
  const chosen = found.length > 0 ? found : chooseSounds(library, {}, day)
  const browse = createActionPart('soundesthe', language)
  if (chosen.length === 0) return { text: t('texts.advisor.noSounds'), parts: [browse] }
  const sounds = chosen.map((each) => ({
    soundId: each.sound.id,
    title: each.sound.title,
    reason: writeReason(each, language),
  }))
  const text = t(`texts.advisor.sounds.${found.length > 0 ? toTextKey(wish, found) : 'other'}`)
  return { text, parts: [{ type: 'sounds', sounds }, browse] }
}

function toTextKey({ from, use, scene, maxMinutes }: SoundWish, found: readonly ChosenSound[]) {
  if (from) return from
  if (use) return use
  const isPlaceNamed = found.some(({ reasons }) => reasons.some(({ kind }) => kind === 'place'))
  return scene || maxMinutes !== undefined || isPlaceNamed ? 'wished' : 'any'
}

function writeReason({ sound, reasons }: ChosenSound, language: ToolContext['language']): string {
  const t = getFixedT(language)
  const write = (reason: SoundReason) => {
    if (reason.kind === 'tags')
      return t('texts.advisor.reason.tags', { tags: reason.tags.join(t('texts.advisor.and')) })
    if (reason.kind === 'genre') return t('texts.advisor.reason.genre', { genre: reason.genre })
    if (reason.kind === 'place') return t('texts.advisor.reason.place', { place: reason.place })
    return t(`texts.advisor.reason.${reason.kind}`)
  }
  const minutes = Math.max(1, Math.round(sound.durationSeconds / 60))
  return joinFacts([...reasons.map(write), t('texts.advisor.minutes', { minutes })], language)
}
