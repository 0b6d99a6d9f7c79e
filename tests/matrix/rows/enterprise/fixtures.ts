import { createHash, randomUUID } from 'node:crypto'
import type { MatrixWorld, RunningTestService } from '../../matrix.ts'
import { getDemoUserId } from '../../world.ts'

export interface EnterpriseFixtures {
  /** The agency of the caller `enterprise`, with a room, a section and a sound in it. */
  agencyId: string
  accountId: string
  roomId: string
  sectionId: string
  managementId: string
  soundId: string
  /** A sound that the section does not have yet. */
  otherSoundId: string
  changeId: string
  /** Cookie of the device that has claimed the section. */
  deviceId: string
  /** A room and a section of another agency. */
  foreignRoomId: string
  foreignSectionId: string
  /** Monthly proofs of play of both agencies. */
  proofId: string
  foreignProofId: string
  /** Playlists of both agencies. */
  playlistId: string
  foreignPlaylistId: string
  /** Status boards of both agencies, and the secret that the first one holds. */
  boardId: string
  foreignBoardId: string
  boardSecret: string
}

/** Two agencies, of which the account of one has a room with a section that its device has claimed. */
export async function prepareEnterpriseFixtures(
  _world: MatrixWorld,
  service: RunningTestService,
): Promise<EnterpriseFixtures> {
  const { value } = service
  const agency = () =>
    value(`insert into enterprise.agencies (name, created_at) values ('ホテル', now()) returning id`)
  const room = (agencyId: string) =>
    value(
      `insert into enterprise.rooms (agency_id, name, created_at) values ($1, 'ロビー', now()) returning id`,
      [agencyId],
    )
  const section = (roomId: string) =>
    value(
      `insert into enterprise.sections (room_id, name, created_at) values ($1, '受付', now()) returning id`,
      [roomId],
    )
  const sound = (experience: boolean) =>
    value(
      `with measured as (insert into enterprise.measured_sounds (sound_id, frequencies) values ($1, '{44}'))
       insert into enterprise.sounds (id, title, file_name, experience, with_music, duration_seconds, changed_at)
       values ($1, '{"ja": "静けさ", "en": "Calm"}', 'calm.mp3', $2, false, 300, now()) returning id`,
      [randomUUID(), experience],
    )
  const [agencyId, foreignAgencyId] = [await agency(), await agency()]
  const accountId = getDemoUserId('enterprise')
  await value(
    `insert into enterprise.accounts (member_id, login_name, name, email, agency_id, changed_at)
     values ($1, 'enterprise', 'ホテル', 'enterprise@hibiki.example', $2, now())`,
    [accountId, agencyId],
  )
  const [roomId, foreignRoomId] = [await room(agencyId), await room(foreignAgencyId)]
  const [sectionId, foreignSectionId] = [await section(roomId), await section(foreignRoomId)]
  const [soundId, otherSoundId] = [await sound(false), await sound(false)]
  await sound(true)
  const orderedAt = new Date('2026-11-01T00:00:00Z')
  const managementId = await value(
    `insert into enterprise.managements (section_id, sound_id, playing, ordered_at)
     values ($1, $2, true, $3) returning id`,
    [sectionId, soundId, orderedAt],
  )
  const before = [{ id: managementId, playing: false, volume: 0.5, resumes: false, orderedAt: null }]
  const changeId = await value(
    `insert into enterprise.changes (agency_id, at, actor_id, actor_role, action, target, change, before)
     values ($1, $2, $3, 'enterprise', 'control', '{}', '{"playing": true}', $4) returning id`,
    [agencyId, orderedAt, accountId, JSON.stringify(before)],
  )
  const deviceId = randomUUID()
  await value(
    `insert into enterprise.leases (section_id, device_id, member_id, session_id, taken_at, seen_at, until)
     values ($1, $2, $3, $4, now(), now(), now() + interval '1 day')`,
    [sectionId, deviceId, accountId, randomUUID()],
  )
  const proof = (ofAgencyId: string) =>
    value(
      `insert into enterprise.proofs (agency_id, month, version, number, issued_at, checked_at, planned_minutes, played_minutes,
         key_id, contents, pdf, pdf_signature, csv, csv_signature)
       values ($1, '2026-10', 1, '202610-1', now(), now(), 1, 1, 'key', '[]', '', '{}', '', '{}') returning id`,
      [ofAgencyId],
    )
  const playlist = (ofAgencyId: string) =>
    value(
      `insert into enterprise.playlists (agency_id, name, is_shuffled, sound_ids, created_at)
       values ($1, '朝', true, array[$2::uuid], now()) returning id`,
      [ofAgencyId, soundId],
    )
  const [playlistId, foreignPlaylistId] = [await playlist(agencyId), await playlist(foreignAgencyId)]
  const board = (ofAgencyId: string, secret: string) =>
    value(
      `insert into enterprise.boards (agency_id, name, secret_hash, created_at) values ($1, 'フロント', $2, now())
       returning id`,
      [ofAgencyId, createHash('sha256').update(secret).digest()],
    )
  const [boardSecret, foreignSecret] = [randomUUID(), randomUUID()]
  const [boardId, foreignBoardId] = [
    await board(agencyId, boardSecret),
    await board(foreignAgencyId, foreignSecret),
  ]
  const [proofId, foreignProofId] = [await proof(agencyId), await proof(foreignAgencyId)]
  return {
    agencyId,
    accountId,
    roomId,
    sectionId,
    managementId,
    soundId,
    otherSoundId,
    changeId,
    deviceId,
    foreignRoomId,
    foreignSectionId,
    proofId,
    foreignProofId,
    playlistId,
    foreignPlaylistId,
    boardId,
    foreignBoardId,
    boardSecret,
  }
}
