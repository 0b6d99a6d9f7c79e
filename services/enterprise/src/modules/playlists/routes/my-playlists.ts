import { type App, describeErrors, getRequestLanguage, Id, selectLanguageText } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { describeEnterpriseErrors } from '../../../errors.ts'
import { requireAgencyId } from '../../accounts/require-agency-id.ts'
import { toActor } from '../../control/to-actor.ts'
import { computeEffectivePlayOrders, listPlayOrdersInForce } from '../../plans/plan.rules.ts'
import { listSectionsOfAgency } from '../../rooms/sections.sql.ts'
import { listPlayableSounds, listPlaylists } from '../playlists.sql.ts'
import { removePlaylist, savePlaylist } from '../save-playlist.ts'

const path = '/v2/enterprise/my/playlists'
const fields = {
  name: Type.String({ minLength: 1, maxLength: 50, pattern: '\\S' }),
  isShuffled: Type.Boolean({ description: 'Whether each section and day has an order of its own' }),
  soundIds: Type.Array(Id, {
    minItems: 1,
    maxItems: 100,
    uniqueItems: true,
    description: 'The sounds in their order',
  }),
}
const Playlist = Type.Object(
  {
    ...fields,
    playlistId: Id,
    soundIds: Type.Array(Id, { description: 'Empty when all its sounds were withdrawn since' }),
    uses: Type.Array(
      Type.Object({
        sectionId: Id,
        sectionName: Type.String(),
        roomName: Type.String(),
        isPlaying: Type.Boolean({ description: 'Whether it should play now, by order or plan' }),
        isOrdered: Type.Boolean({
          description:
            'Whether an order to play it holds: now, or when the room opens or has its sounds again',
        }),
        isScheduled: Type.Boolean(),
        sounds: Type.Integer({ description: 'How many of its sounds the section has' }),
      }),
      { description: 'Sections that play it by order or have it in their schedule' },
    ),
  },
  { $id: 'Playlist' },
)

export function myPlaylistsRoute(app: App, ctx: EnterpriseContext): void {
  const { db, clock } = ctx
  const get = {
    operationId: 'getMyPlaylists',
    summary: 'Returns the playlists of the enterprise with what uses them, and the sounds for playlists',
    tags: ['enterprise'],
    response: {
      200: Type.Object({
        playlists: Type.Array(Playlist),
        sounds: Type.Array(
          Type.Object({
            soundId: Id,
            title: Type.String(),
            withMusic: Type.Boolean(),
            durationSeconds: Type.Number(),
          }),
          { description: 'The sounds that at least one section has' },
        ),
      }),
      ...describeErrors('E4040'),
    },
  }
  app.get(path, { schema: get }, async (request) => {
    const agencyId = await requireAgencyId(db, request)
    const [playlists, sounds, sections] = await Promise.all([
      listPlaylists(db, agencyId),
      listPlayableSounds(db, agencyId),
      listSectionsOfAgency(db, { agencyId }),
    ])
    const uses = sections.flatMap((section) => listUses(section, clock()))
    const language = getRequestLanguage(request)
    return {
      playlists: playlists.map(({ id, ...playlist }) => ({
        ...playlist,
        playlistId: id,
        uses: uses.filter(({ playlistId }) => playlistId === id).map(({ playlistId: _, ...use }) => use),
      })),
      sounds: sounds.map(({ id, title, ...sound }) => ({
        ...sound,
        soundId: id,
        title: selectLanguageText(title, language),
      })),
    }
  })

  const save = {
    operationId: 'saveMyPlaylist',
    summary: 'Creates a playlist, or replaces the one with the id; what uses it follows within a second',
    tags: ['enterprise'],
    body: Type.Object({ ...fields, playlistId: Type.Optional(Type.String({ maxLength: 64 })) }),
    response: {
      200: Type.Object({ playlistId: Id }),
      ...describeEnterpriseErrors(...['E3001', 'E4040', 'ENTERPRISE_SOUND_UNKNOWN', 'ENTERPRISE_TOO_MANY']),
    },
  }
  app.post(path, { schema: save }, async (request) => {
    const agencyId = await requireAgencyId(db, request)
    const actor = toActor(request, 'enterprise')
    return { playlistId: await savePlaylist(ctx, { ...request.body, agencyId, actor }) }
  })

  const remove = {
    operationId: 'deleteMyPlaylist',
    summary: 'Deletes a playlist; sections that play it fall silent, and schedules go on without it',
    tags: ['enterprise'],
    body: Type.Object({ playlistId: Type.String({ maxLength: 64 }) }),
    response: { 200: Type.Object({}), ...describeErrors('E3001', 'E4040') },
  }
  app.post(`${path}/delete`, { schema: remove }, async (request) => {
    const agencyId = await requireAgencyId(db, request)
    const actor = toActor(request, 'enterprise')
    await removePlaylist(ctx, { ...request.body, agencyId, actor })
    return {}
  })
}

/** Lists the playlists that a section plays by order or has in its schedule. */
function listUses(section: Awaited<ReturnType<typeof listSectionsOfAgency>>[number], now: Date) {
  const { plan, items, playlists } = section
  if (playlists.length === 0) return []
  const playingIds = new Set(
    computeEffectivePlayOrders(plan, items, now).flatMap(({ id, playing }) => (playing ? [id] : [])),
  )
  const orderedIds = new Set(listPlayOrdersInForce(plan, playlists, now).map(({ id }) => id))
  return playlists
    .map(({ id, playlistId, soundIds }) => ({
      playlistId,
      sectionId: section.id,
      sectionName: section.name,
      roomName: section.roomName,
      isPlaying: playingIds.has(id),
      isOrdered: orderedIds.has(id),
      isScheduled: plan.windows.some((window) => window.playlistId === playlistId),
      sounds: soundIds.length,
    }))
    .filter(({ isOrdered, isScheduled }) => isOrdered || isScheduled)
}
