import { SoundFrequencies } from '@hibiki/event-contracts'
import { getRequestLanguage, Id, type Language, requireSession, selectLanguageText } from '@hibiki/http'
import type { MediaLinkSigner } from '@hibiki/media-links'
import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { getFixedT } from '../../texts.ts'
import { toChoiceText } from '../choices/choice-texts.ts'
import type { ChosenSound } from '../choices/create-choice.ts'
import type { ProjectedSound } from './sounds.sql.ts'

/** A chosen sound as players receive it, with the reason in the caller's language. */
export const ChosenSoundResponse = Type.Object(
  {
    id: Id,
    soundSrc: Type.String({
      description: 'Signed link that works in this session for 10 minutes and can be renewed',
    }),
    title: Type.String(),
    durationSeconds: Type.Number(),
    courseMinutes: Type.Union([Type.Integer(), Type.Null()], {
      description: '10 or 20 minutes, which the play lasts whatever the length of the sound',
    }),
    frequencies: SoundFrequencies,
    reason: Type.String({ description: 'Why the AI chose this sound' }),
  },
  { $id: 'ChosenSound' },
)

export function toChosenSoundResponse(
  sound: ProjectedSound,
  choice: Pick<ChosenSound, 'reason' | 'cluster' | 'measured'>,
  request: FastifyRequest,
  links: MediaLinkSigner,
): Static<typeof ChosenSoundResponse> {
  return {
    ...toSoundResponse(sound, getRequestLanguage(request), links, requireSession(request).sessionId),
    courseMinutes: sound.minutesCourse,
    reason: toChoiceText(choice, getFixedT(getRequestLanguage(request))),
  }
}

export function toSoundResponse(
  sound: ProjectedSound,
  spoken: Language,
  links: MediaLinkSigner,
  sessionId: string,
) {
  return {
    id: sound.soundId,
    // Content finds a sound's file by the id of the sound, so other services do not need to know files.
    soundSrc: links.sign(sound.soundId, sessionId),
    title: selectLanguageText(sound.title, spoken),
    durationSeconds: sound.durationSeconds,
    frequencies: sound.frequencies,
  }
}
