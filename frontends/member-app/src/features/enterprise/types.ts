import type { paths } from '../../lib/api/schema.gen.d.ts'

type Body<Path extends keyof paths, Method extends 'get' | 'post'> =
  paths[Path] extends Record<Method, { responses: { 200: { content: { 'application/json': infer Value } } } }>
    ? Value
    : never

/** A section with what its device plays, as polls and the socket bring it. */
export type RoomSection = Body<'/v2/enterprise/my/room/section', 'get'>
/** What the plan changes in the next weeks. */
export type SectionOutlook = Body<'/v2/enterprise/my/room/section/outlook', 'get'>
export type SectionSound = RoomSection['managements'][number]
export type RoomsOverview = Body<'/v2/enterprise/my/overview', 'get'>
export type OverviewSection = RoomsOverview['rooms'][number]['sections'][number]
export type SectionSilence = NonNullable<OverviewSection['silence']>
/** What this device does, at one moment or, without a network, from `since` on. */
export interface DeviceReport {
  playingDmvId: string | null
  playingDmvIds: string[]
  actStopping: boolean
  /** yyyy-MM-dd HH:mm:ss in Japan: since when nothing plays; null while something does. */
  oldestStopTime: string | null
  since: string
  reportedAt: string
}
/** Hours in which sounds of a section play by themselves, at one volume. */
export type PlayWindow = Body<'/v2/enterprise/my/room/section/schedule', 'get'>['windows'][number]
/** The hours of every day in which a section is never louder; null without a limit. */
export type VolumeLimit = Body<'/v2/enterprise/my/room/section/schedule', 'get'>['volumeLimit']
/** A sound of a section with its own volume. */
export interface SoundVoice {
  managementId: string
  soundId: string
  path: string
  volume: number
}
/** A playlist of a section, whose sounds play one after the other. */
export interface PlaylistVoice {
  managementId: string
  playlist: RoomSection['playlists'][number]
  /** The link of each of its sounds. */
  paths: Readonly<Record<string, string>>
  volume: number
}
export type Voice = SoundVoice | PlaylistVoice
/** A day on which a room opens otherwise than its week says. */
export type DayException = Body<'/v2/enterprise/my/room/opening-hours', 'get'>['exceptions'][number]
/** Days on which the enterprise closes all its rooms. */
export type ClosingPeriod = Body<'/v2/enterprise/my/closing-days', 'get'>['closingPeriods'][number]
/** The playlists of an enterprise, and the sounds that they may have. */
export type Playlists = Body<'/v2/enterprise/my/playlists', 'get'>
export type Playlist = Playlists['playlists'][number]
/** A room of the company with its sections. */
export type Room = Body<'/v2/enterprise/my/rooms', 'get'>[number]
/** What a status board shows. */
export type BoardState = Body<'/v2/enterprise/board', 'get'>
export type BoardSection = BoardState['sections'][number]
/** A status board of the company, as its list has it. */
export type Board = Body<'/v2/enterprise/my/boards', 'get'>[number]
/** The monthly proofs of play of an enterprise. */
export type Proofs = Body<'/v2/enterprise/my/proofs', 'get'>
