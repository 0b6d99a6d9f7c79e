import { ApiError, type App, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { deleteTemplate as deleteRow, findTemplate } from '../templates.sql.ts'

const schema = {
  operationId: 'deleteChartTemplate',
  summary: 'Deletes a removable template of the own agency',
  tags: ['calte'],
  body: Type.Object({ id: Id }),
  response: { 200: Type.Object({}) },
}

export function deleteChartTemplate(app: App, { db }: ChartsContext): void {
  app.post('/pic/calte/delete-template', { schema }, async (request) => {
    const { agencyCode } = requireSession(request)
    const { id } = request.body
    const found = await findTemplate(db, id)
    if (found?.agencyCode === null) throw new ApiError('CHARTS_TEMPLATE_NOT_REMOVABLE')
    const isDeleted = agencyCode !== null && (await deleteRow(db, { id, agencyCode }))
    if (!isDeleted) throw new ApiError('CHARTS_TEMPLATE_NOT_FOUND')
    return {}
  })
}
