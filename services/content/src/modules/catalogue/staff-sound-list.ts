import { describeErrors, getRequestLanguage, Id, requireSession, selectLanguageText } from '@hibiki/http'
import type { MediaLinkSigner } from '@hibiki/media-links'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { type Static, type TObject, Type } from 'typebox'
import type { ContentTables, SoundKind } from '../../tables.ts'
import { listSoundRowsOfKind, type SoundRow } from './sound-rows.sql.ts'

export interface StaffSoundListDeps {
  db: Kysely<ContentTables>
  links: MediaLinkSigner
}

/** Every row of a list has these fields. */
export const staffSoundListFields = {
  id: Id,
  fileName: Type.String(),
  title: Type.String(),
  path: Type.String({ description: 'Signed link to the file; works in this session for 10 minutes' }),
  durationSeconds: Type.Number(),
}

/** Rows of sounds of nature and Kanade sounds: the table shows the names, and the form for changes needs the ids. */
export const natureOrKanadeListFields = {
  ...staffSoundListFields,
  genre: Type.String(),
  tags: Type.Array(Type.String()),
  country: Type.String(),
  place: Type.String(),
  genreId: Type.String(),
  countryId: Type.String(),
  tagIds: Type.Array(Type.String()),
  purposeDetailId: Type.String({ description: 'Empty for a sound without a purpose' }),
}

export const NatureOrKanadeListRow = Type.Object(natureOrKanadeListFields)

export function toListResponseSchemas<T extends TObject>(row: T) {
  return {
    200: Type.Array(row),
    ...describeErrors('E4010', 'E4014', 'E4030'),
  }
}

/** Lists the sounds of a kind with the fields that all rows share. */
export async function listStaffSoundsOfKind(
  deps: StaffSoundListDeps,
  request: FastifyRequest,
  kind: SoundKind,
) {
  const { sessionId } = requireSession(request)
  const sounds = await listSoundRowsOfKind(deps.db, kind)
  return sounds.map((sound) => ({
    sound,
    row: {
      id: sound.id,
      fileName: sound.fileName,
      title: sound.title,
      path: deps.links.sign(sound.mediaFileId, sessionId),
      durationSeconds: sound.durationMs / 1000,
    },
  }))
}

export function toNatureOrKanadeListRow(
  {
    sound,
    row,
  }: { sound: SoundRow; row: Pick<Static<typeof NatureOrKanadeListRow>, keyof typeof staffSoundListFields> },
  request: FastifyRequest,
): Static<typeof NatureOrKanadeListRow> {
  const said = getRequestLanguage(request)
  return {
    ...row,
    genre: sound.genre ? selectLanguageText(sound.genre, said) : '',
    tags: sound.tags.map((tag) => selectLanguageText(tag, said)),
    country: sound.country ? selectLanguageText(sound.country, said) : '',
    place: sound.place ?? '',
    genreId: sound.genreId ?? '',
    countryId: sound.countryId ?? '',
    tagIds: sound.tagIds,
    purposeDetailId: sound.purposeDetailId ?? '',
  }
}
