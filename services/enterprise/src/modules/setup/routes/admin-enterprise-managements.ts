import { createAdminResource, serializeRow, textFilterSchema } from '@hibiki/admin-resource'
import { ApiError, type App, getRequestLanguage, Id } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { enterpriseErrors } from '../../../errors.ts'
import { MAX_SECTION_SOUNDS } from '../../rooms/sections.sql.ts'
import { isSoundAllowedInSection, removeSoundFromSections } from '../../sounds/sounds.sql.ts'
import {
  localizeTitle,
  type SectionSoundRow,
  sectionRowQueries,
  sectionSoundRowQueries,
} from '../row-queries.sql.ts'
import { requireRow, runSetupChange } from '../run-setup-change.ts'
import { insertSectionSound, lockAndCountChildren } from '../setup.sql.ts'

const Row = Type.Object(
  {
    id: Id,
    sectionId: Id,
    sectionName: Type.String(),
    roomName: Type.String(),
    agencyId: Id,
    agencyName: Type.String(),
    soundId: Id,
    fileName: Type.String(),
    title: Type.String({ description: 'Title in the language of the caller' }),
    withMusic: Type.Boolean(),
    playing: Type.Boolean({ description: 'Whether a person last ordered it to play' }),
    volume: Type.Number(),
  },
  { $id: 'AdminSectionSound' },
)

const resource = createAdminResource({
  name: 'enterprise-managements',
  errors: enterpriseErrors,
  sortable: ['title', 'fileName', 'volume', 'playing', 'sectionName', 'roomName', 'agencyName'],
  defaultSort: ['title', 'ASC'],
  filter: { q: textFilterSchema, sectionId: textFilterSchema },
})

const toRow = (row: SectionSoundRow, request: FastifyRequest) =>
  serializeRow(localizeTitle(row, getRequestLanguage(request)))

/** Registers /admin/enterprise-managements: the sounds of each section. */
export function adminEnterpriseManagementsRoute(app: App, ctx: EnterpriseContext): void {
  const { db } = ctx
  resource.registerListRoute(app, {
    operationId: 'listEnterpriseManagements',
    summary: 'Lists sounds of sections',
    row: Row,
    find: (list) => sectionSoundRowQueries.list(db, list),
    toResponse: toRow,
  })
  const read = async (id: string, request: FastifyRequest) =>
    toRow(requireRow(await sectionSoundRowQueries.find(db, id)), request)
  resource.registerReadRoute(app, {
    operationId: 'getEnterpriseManagement',
    summary: 'Returns one sound of a section',
    response: Row,
    find: read,
  })
  const creation = resource.createOperationSchema({
    operationId: 'createEnterpriseManagement',
    summary: 'Adds a sound to a section, where it is silent until it is played',
    body: Type.Object({ sectionId: Id, soundId: Id }),
    response: Row,
    errors: [
      ...['E3001', 'E4040', 'ENTERPRISE_SOUND_UNKNOWN', 'ENTERPRISE_SOUND_IN_SECTION', 'ENTERPRISE_TOO_MANY'],
    ],
  })
  app.post('/admin/enterprise-managements', { schema: creation }, async (request) => {
    const { sectionId, soundId } = request.body
    const section = requireRow(await sectionRowQueries.find(db, sectionId))
    const id = await runSetupChange(ctx, request, 'sound-added', async (trx) => {
      const sounds = requireRow(await lockAndCountChildren(trx, 'sections', sectionId))
      if (sounds >= MAX_SECTION_SOUNDS) throw new ApiError('ENTERPRISE_TOO_MANY')
      if (!(await isSoundAllowedInSection(trx, { sectionId, soundId })))
        throw new ApiError('ENTERPRISE_SOUND_UNKNOWN')
      const managementId = await insertSectionSound(trx, { sectionId, soundId })
      if (managementId === undefined) throw new ApiError('ENTERPRISE_SOUND_IN_SECTION')
      const target = { sectionId, managementId }
      return { result: managementId, agencyId: section.agencyId, target, sectionIds: [sectionId] }
    })
    return read(id, request)
  })
  const deletion = resource.createRecordOperationSchema({
    operationId: 'deleteEnterpriseManagement',
    summary: 'Removes a sound from a section',
    response: Type.Object({ id: Id }),
  })
  app.delete('/admin/enterprise-managements/:id', { schema: deletion }, async (request) => {
    const { id, sectionId, soundId } = await read(request.params.id, request)
    const { agencyId } = requireRow(await sectionRowQueries.find(db, sectionId))
    await runSetupChange(ctx, request, 'sound-removed', async (trx) => {
      await removeSoundFromSections(trx, { sectionId, soundId })
      return { result: null, agencyId, target: { sectionId, managementId: id }, sectionIds: [sectionId] }
    })
    return { id }
  })
}
