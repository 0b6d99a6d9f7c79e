import { type Language, language, memberOf, textIn } from '@hibiki/http'
import type { MediaLinks } from '@hibiki/media-links'
import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { choiceText } from '../choices/choice-texts.ts'
import type { ChosenSound } from '../choices/choose-for.ts'
import type { KnownSound } from './sounds.sql.ts'

/** What a sound consists of, for its picture and for devices that vibrate. */
export const Frequencies = Type.Array(Type.Number(), {
  maxItems: 3,
  description:
    'The strongest in Hz with one decimal, lowest first; the first is the carrier. None while they are not measured or where nothing stands out',
})

/** A sound the AI chose, as players get it, with the reason in the caller's language. */
export const ChosenSoundAnswer = Type.Object({
  id: Type.String({ format: 'uuid' }),
  soundSrc: Type.String({
    description: 'Signed link; works for this session, 10 minutes, and can be renewed',
  }),
  title: Type.String(),
  durationSeconds: Type.Number(),
  frequencies: Frequencies,
  reason: Type.String({ description: 'Why this sound' }),
})

export function toChosenSound(
  sound: KnownSound,
  choice: Pick<ChosenSound, 'reason' | 'cluster' | 'measured'>,
  request: FastifyRequest,
  links: MediaLinks,
): Static<typeof ChosenSoundAnswer> {
  return {
    ...toSound(sound, language(request), links, memberOf(request).sessionId),
    reason: textIn(choiceText(choice), language(request)),
  }
}

export function toSound(sound: KnownSound, spoken: Language, links: MediaLinks, sessionId: string) {
  return {
    id: sound.soundId,
    // Content finds a sound's file by the sound's own id too, so no service needs to know files.
    soundSrc: links.sign(sound.soundId, sessionId),
    title: textIn(sound.title, spoken),
    durationSeconds: sound.durationSeconds,
    frequencies: sound.frequencies,
  }
}
