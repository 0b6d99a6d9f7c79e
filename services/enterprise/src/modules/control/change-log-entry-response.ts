import { Id, Moment } from '@hibiki/http'
import { Type } from 'typebox'

const IdOrNone = Type.Optional(Type.String())

/** Who changed what. */
export const ChangeLogEntryResponse = Type.Object(
  {
    id: Id,
    at: Moment,
    actorName: Type.Union([Type.String(), Type.Null()]),
    actorRole: Type.Enum(['enterprise', 'administrator']),
    action: Type.Enum([
      'control',
      'undo',
      'schedule',
      'opening-hours',
      'closing-days',
      'playlist',
      'board',
      'free',
      'setup',
    ]),
    target: Type.Object({
      roomId: IdOrNone,
      sectionId: IdOrNone,
      managementId: IdOrNone,
      changeId: IdOrNone,
    }),
    change: Type.Object({
      playing: Type.Optional(Type.Boolean()),
      volume: Type.Optional(Type.Number()),
      volumeStep: Type.Optional(Type.Number()),
      soundIds: Type.Optional(Type.Array(Type.String())),
      playlistId: IdOrNone,
      playlistName: Type.Optional(Type.String()),
      boardName: Type.Optional(Type.String()),
      isDeleted: Type.Optional(Type.Boolean()),
    }),
    undoable: Type.Boolean(),
    undoneAt: Type.Union([Moment, Type.Null()]),
  },
  { $id: 'ChangeLogEntry' },
)
